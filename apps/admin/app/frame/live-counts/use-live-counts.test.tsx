// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveCountsContext } from './live-counts-context.ts';
import type { LiveCounts } from './live-counts.ts';
import { LiveCountsStatus } from './live-counts-status.tsx';
import { useLiveData } from './use-live-data.ts';
import { useLiveCounts } from './use-live-counts.ts';

const PERIOD_MS = 10_000;
const anna = { id: '00000000-0000-4000-8000-00000000000a', name: 'Anna Berg' };
const ben = { id: '00000000-0000-4000-8000-00000000000b', name: 'Ben Carr' };
const asLoaded: LiveCounts = { counts: { unreadLeads: 2 }, newestLead: anna, signature: 'a' };
const withBen: LiveCounts = { counts: { unreadLeads: 3 }, newestLead: ben, signature: 'b' };

interface List {
  readonly leads: readonly (typeof anna)[];
}

function Page() {
  const { liveCounts, lastPoll } = useLiveCounts(asLoaded);
  return (
    <>
      <LiveCountsStatus liveCounts={liveCounts} />
      <LiveCountsContext value={lastPoll}>
        <Leads />
      </LiveCountsContext>
    </>
  );
}

function Leads() {
  const { leads } = useLiveData(useLoaderData<List>());
  return (
    <>
      <input aria-label="Search" />
      <ul>
        {leads.map(({ id, name }) => (
          <li key={id}>
            <input type="checkbox" name="chosen" value={`${id} 1`} aria-label={`Choose ${name}`} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

let asked: string[] = [];
let answer: () => Response;
let list: List;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  asked = [];
  answer = () => Response.json(asLoaded);
  list = { leads: [anna] };
  visibility = 'visible';
  document.title = 'Leads';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  const loads: string[] = [];
  const Stub = createRoutesStub([
    {
      path: '/admin/leads',
      HydrateFallback: () => null,
      loader: ({ request }) => {
        loads.push(new URL(request.url).search);
        return list;
      },
      Component: Page,
    },
  ]);
  render(<Stub initialEntries={['/admin/leads?q=oak']} />);
  await screen.findByText('Anna Berg');
  return { loads };
}

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const wait = async (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const come = async (target: EventTarget, sign: string) => act(async () => target.dispatchEvent(new Event(sign)));

it('shows a new lead in the list, the tab and a message, without touching input, focus or selection', async () => {
  const { loads } = await open();
  expect(document.title).toBe('(2) Leads');
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  search.value = 'half a wor';
  search.focus();
  search.setSelectionRange(2, 4);
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Anna Berg' }).click();
  await wait(PERIOD_MS);
  expect(loads, 'nothing has changed').toHaveLength(1);

  answer = () => Response.json(withBen);
  list = { leads: [ben, anna] };
  await wait(PERIOD_MS);
  await vi.waitFor(() => expect(names()).toEqual(['Ben Carr', 'Anna Berg']));
  expect(screen.getByRole('status')).toHaveTextContent('New lead: Ben Carr');
  expect(document.title).toBe('(3) Leads');
  expect(loads.at(-1)).toBe('?q=oak&poll=');
  expect(asked).toEqual(['/admin/pulse?poll', '/admin/pulse?poll']);
  expect(search).toHaveFocus();
  expect([search.value, search.selectionStart, search.selectionEnd]).toEqual(['half a wor', 2, 4]);
  expect(screen.getByRole('checkbox', { name: 'Choose Anna Berg' })).toBeChecked();
});

it('keeps a list whose selected lead is gone from the new one until it is deselected', async () => {
  await open();
  const box = screen.getByRole('checkbox', { name: 'Choose Anna Berg' });
  act(() => box.click());
  answer = () => Response.json(withBen);
  list = { leads: [ben] };
  await wait(PERIOD_MS);
  await wait(PERIOD_MS);
  expect(names()).toEqual(['Anna Berg']);
  expect(document.title, 'the count is still shown').toBe('(3) Leads');
  act(() => box.click());
  await wait(PERIOD_MS);
  await vi.waitFor(() => expect(names()).toEqual(['Ben Carr']));
});

it('polls at once when the owner returns, and never while the page is hidden', async () => {
  await open();
  visibility = 'hidden';
  await wait(6 * PERIOD_MS);
  await come(document, 'visibilitychange');
  expect(asked).toHaveLength(0);
  visibility = 'visible';
  await come(document, 'visibilitychange');
  expect(asked).toHaveLength(1);
  await come(window, 'focus');
  expect(asked).toHaveLength(2);
});

it.each([
  ['the session has ended', () => new Response(null, { status: 401 })],
  ['the server is away', () => new Response(null, { status: 503 })],
  ['something else answers', () => new Response('<!doctype html>')],
])('changes nothing when %s, and polls again', async (_, said) => {
  await open();
  answer = said;
  await wait(PERIOD_MS);
  expect([document.title, ...names()]).toEqual(['(2) Leads', 'Anna Berg']);
  answer = () => Response.json(withBen);
  await wait(PERIOD_MS);
  await vi.waitFor(() => expect(document.title).toBe('(3) Leads'));
});
