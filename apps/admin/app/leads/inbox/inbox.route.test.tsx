// @vitest-environment jsdom
import {
  deleteLead,
  findLead,
  LEADS_PER_PAGE,
  listActivity,
  setFollowUp,
  setLeadStatus,
  setLeadValue,
  systemActor,
  type Store,
} from '@showroom/store/admin';
import { addAccount } from '@showroom/store/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readNotice } from '../../frame/notices/notice.server.ts';
import { noticeOf } from '../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import Inbox, { action, loader } from './inbox.route.tsx';
import { action as undoStatus } from './undo-status.route.ts';

const pattern = '/admin/leads';

async function renderInbox(
  search: string,
  leads: readonly Parameters<typeof storeLead>[1][],
  prepare?: (store: Store, ids: readonly string[]) => Promise<void>,
) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const ids: string[] = [];
  for (const lead of leads) ids.push((await storeLead(store, lead)).id);
  await prepare?.(store, ids);
  const argsFor = (request: Request) => enter(newContext, request, { params: {}, pattern });
  const Stub = createRoutesStub([
    {
      path: pattern,
      HydrateFallback: () => null,
      Component: (props) => (
        <>
          <Inbox {...props} />
          <span data-testid="search">{useLocation().search}</span>
        </>
      ),
      loader: async (args) => loader(await argsFor(ask(pattern + new URL(args.request.url).search, { token }))),
      action: async (args) => {
        const fields = Object.fromEntries(new URLSearchParams(await args.request.text()));
        return action(await argsFor(ask(pattern + new URL(args.request.url).search, { token, fields })));
      },
    },
  ]);
  render(<Stub initialEntries={[pattern + search]} />);
  await screen.findByRole('heading', { name: 'Leads' });
  return userEvent.setup();
}

const search = () => screen.getByTestId('search').textContent;

describe('the inbox', () => {
  it('lists each lead with a link, and marks unread ones', async () => {
    await renderInbox('', [{ firstName: 'Noémie', message: 'One' }, { message: 'Two' }]);
    expect(screen.getByText('2 leads')).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Noémie Okafor, unread' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/leads\/.+/),
    );
  });

  it('shows and exports the filtered leads once the filter is submitted', async () => {
    const user = await renderInbox('', [{ kind: 'contact', message: 'One' }, { message: 'Two' }]);
    await user.selectOptions(screen.getByLabelText('Type'), 'Message');
    await user.click(screen.getByLabelText(/^Suspected spam/));
    await user.click(screen.getByLabelText(/^Suspected spam/));
    expect(search()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('1 of 2 leads');
    expect(new URLSearchParams(search() ?? '').get('kind')).toBe('contact');
    expect(screen.getByLabelText('Type')).toHaveValue('contact');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/admin/leads.csv?kind=contact');
  });

  it('searches on submit', async () => {
    const user = await renderInbox('', [{ firstName: 'Noémie', message: 'One' }, { message: 'Two' }]);
    await user.type(screen.getByLabelText('Search'), 'noé');
    expect(search()).toBe('');
    await user.keyboard('{Enter}');
    await screen.findByText('1 of 2 leads');
    expect(screen.getByRole('link', { name: /Noémie/ })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus());
  });

  it('distinguishes an empty inbox from a search without results, which links to all leads', async () => {
    const user = await renderInbox('?q=zzz', [{}]);
    expect(screen.getByText('No matching leads')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByText('1 lead')).toBeVisible());
    expect(search()).toBe('');
    await waitFor(() => expect(screen.getByText('1 lead'), 'the clicked link is gone').toHaveFocus());
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('is paged, and passes the page on to a lead', async () => {
    const leads = Array.from({ length: LEADS_PER_PAGE + 1 }, (_, index) => ({ message: `Message ${index}` }));
    const user = await renderInbox('?q=Message', leads);
    await user.click(screen.getByRole('link', { name: 'Older' }));
    const count = await screen.findByText('26 of 26 leads, continued');
    await waitFor(() => expect(count).toHaveFocus());
    expect(screen.getByRole('link', { name: /Okafor/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/leads\/[^?]+\?q=Message&below=2$/),
    );
    expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/admin/leads.csv?q=Message');
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await waitFor(() => expect(screen.getByText('26 of 26 leads')).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
  });

  it('focuses the moved lead after a move, not the first of the list', async () => {
    const user = await renderInbox('', [{ firstName: 'Noémie', message: 'One' }, { message: 'Two' }]);
    await user.click(screen.getByRole('checkbox', { name: /Select “Noémie/ }));
    await user.selectOptions(screen.getByLabelText('Change status of selected leads'), 'Quoted');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await within(screen.getByRole('table')).findByText('Quoted');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('Noémie'));
    expect(screen.getByRole('checkbox', { name: /Select “Noémie/ })).not.toBeChecked();
  });

  it('is sorted by its column headings within the filter, and keeps the focus on them', async () => {
    const names = ['Brule', 'Aalto', 'Émond'];
    const user = await renderInbox('?kind=contact', [
      ...names.map((lastName) => ({ lastName, kind: 'contact' as const })),
      {},
    ]);
    const listed = () =>
      screen.getAllByRole('rowheader').map((row) => names.find((name) => row.textContent.includes(name)));
    expect(listed()).toEqual(['Émond', 'Aalto', 'Brule']);
    expect(screen.getByRole('columnheader', { name: 'Received' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('link', { name: 'Name' }));
    await waitFor(() => expect(listed()).toEqual(['Aalto', 'Brule', 'Émond']));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Name' })).toHaveFocus());
    await waitFor(() => expect(screen.getByLabelText('Sort')).toHaveValue('name'));
    await user.click(screen.getByRole('link', { name: 'Name' }));
    await waitFor(() => expect(listed()).toEqual(['Émond', 'Brule', 'Aalto']));
    expect(search()).toBe('?kind=contact&sort=-name');
  });

  it.each(['won', 'lost', 'archived'] as const)(
    'no longer says of a %s lead that its follow-up is due',
    async (status) => {
      await renderInbox(
        '',
        [
          { firstName: 'Open', message: '1' },
          { firstName: 'Closed', message: '2' },
        ],
        async (store, ids) => {
          const [, closed = ''] = ids;
          await store.write({ actor: systemActor }, async (transaction) => {
            for (const leadId of ids) await setFollowUp(transaction, { leadId, followUpOn: '2026-11-01' });
            await setLeadStatus(transaction, { leadId: closed, status });
          });
        },
      );
      const due = screen.getAllByText(/^Follow-up due/).map((words) => words.closest('tr')?.textContent);
      expect(due).toEqual([expect.stringMatching(/Open Okafor/)]);
    },
  );

  it('lists follow-ups, due ones first and marked, with their values', async () => {
    const user = await renderInbox(
      '',
      [{ firstName: 'Later', message: '1' }, { firstName: 'Due', message: '2' }, { message: '3' }],
      async (store, [later = '', due = '']) => {
        await store.write({ actor: systemActor }, async (transaction) => {
          await setFollowUp(transaction, { leadId: later, followUpOn: '2026-11-22' });
          await setFollowUp(transaction, { leadId: due, followUpOn: '2026-11-21' });
          await setLeadValue(transaction, { leadId: due, valueCents: 98_050 });
        });
      },
    );
    await user.click(screen.getByLabelText('Needs follow-up'));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('2 of 3 leads');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Due Okafor, unread.*\$980\.50Follow-up due Nov 21, 2026/),
      expect.stringMatching(/Later Okafor, unread.*Follow up Nov 22, 2026/),
    ]);
    expect(screen.getByLabelText('Needs follow-up')).toBeChecked();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/admin/leads.csv?follow-up=yes');
  });

  it('says what will appear when nothing has arrived yet', async () => {
    await renderInbox('', []);
    expect(screen.getByText('No leads yet')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the board', () => {
  it('has a column with count and value for each status of the pipeline', async () => {
    await renderInbox('?view=board', [{ firstName: 'Noémie', message: 'One' }, { message: 'Two' }]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'New2 leads',
      'Contacted0 leads',
      'Quoted0 leads',
      'Won0 leads',
      'Lost0 leads',
    ]);
    expect(screen.getByRole('link', { name: 'Noémie Okafor, unread' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?view=board$/),
    );
    expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  });

  it('counts what it shows: archived leads have no column', async () => {
    const user = await renderInbox('?view=board', [{ firstName: 'Noémie' }, { firstName: 'Sam' }]);
    expect(screen.getByRole('option', { name: 'All but archived (2)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move to: Noémie Okafor' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archived' }));
    expect(await screen.findByRole('option', { name: 'All but archived (1)' })).toBeInTheDocument();
    expect(screen.getByText('1 lead (1 archived not shown)')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('option', { name: 'All (2)' })).toBeInTheDocument();
  });

  it('moves a lead from its card by keyboard, and stays on the same board', async () => {
    const user = await renderInbox('?view=board', [{ firstName: 'Noémie' }]);
    screen.getByRole('button', { name: 'Move to: Noémie Okafor' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Contacted' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Quoted' })).toHaveFocus());
    await user.keyboard('{Enter}');
    const quoted = within(screen.getByRole('region', { name: /^Quoted/ }));
    expect(await quoted.findByRole('link', { name: /Noémie/ })).toBeVisible();
    expect(search()).toBe('?view=board');
  });

  it('keeps the filter between board and list', async () => {
    const user = await renderInbox('?view=board', [{ kind: 'contact', message: 'One' }, { message: 'Two' }]);
    await user.selectOptions(screen.getByLabelText('Type'), 'Message');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('1 of 2 leads');
    expect(search()).toMatch(/^\?view=board&.*kind=contact/);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await screen.findByRole('table');
    expect(search()).toBe('?kind=contact');
    await user.click(screen.getByRole('link', { name: 'Board' }));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    expect(search()).toBe('?kind=contact&view=board');
  });

  it('links to the rest of a column that has more than it shows', async () => {
    const leads = Array.from({ length: LEADS_PER_PAGE + 1 }, (_, index) => ({ message: `Message ${index}` }));
    await renderInbox('?view=board', leads);
    expect(screen.getByRole('link', { name: 'View all 26 in the list' })).toHaveAttribute(
      'href',
      '/admin/leads?status=new',
    );
  });
});

async function sendMove(
  fields: Record<string, string>,
  role: 'owner' | 'sales' = 'owner',
  query = '?view=board&q=for',
) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, role);
  const lead = await storeLead(store, { firstName: 'Noémie', lastName: 'Okafor' });
  const argsFor = async (path: string, sent: Record<string, string>) =>
    enter(newContext, ask(path, { token, fields: sent }), { params: {}, pattern });
  const board = `${pattern}${query}`;
  const args = await argsFor(board, { leadId: lead.id, ...fields });
  const status = async () => (await findLead(store, lead.id))?.status;
  const wonAt = async () => (await findLead(store, lead.id))?.wonAt;
  const undo = async (path = '') => undoStatus(await argsFor(path, {}));
  const sendSecond = async (second: Record<string, string>) =>
    action(await argsFor(board, { intent: 'status', leadId: lead.id, ...second }));
  return { send: () => action(args), sendSecond, status, wonAt, undo };
}

describe('moving a lead on the board', () => {
  it.each(['owner', 'sales'] as const)('is allowed for %s', async (role) => {
    const { send, status } = await sendMove({ intent: 'status', status: 'contacted' }, role);
    await responseOf(send);
    expect(await status()).toBe('contacted');
  });

  it('returns to the same board, says whose lead it was, and can be undone', async () => {
    const { send, status, undo } = await sendMove({ intent: 'status', status: 'quoted', shown: 'new' });
    const response = await responseOf(send);
    expect(response.headers.get('Location')).toBe('/admin/leads?q=for&view=board');
    const { text, undoPath } = noticeOf(response);
    expect([text, await status()]).toEqual(['Noémie Okafor moved to Quoted.', 'quoted']);
    expect((await responseOf(() => undo(undoPath))).headers.get('Location')).toBe('/admin/leads?q=for&view=board');
    expect(await status()).toBe('new');
  });

  it.each(['*', 'oak & "stone"', 'a+b', 'é ~ 100%', "O'Hara (2)"])(
    'returns to a list that was searched for %s',
    async (words) => {
      const list = `?${new URLSearchParams({ q: words, view: 'board' }).toString()}`;
      const { send, undo } = await sendMove({ intent: 'status', status: 'quoted' }, 'owner', list);
      const response = await responseOf(send);
      expect(response.headers.get('Location')).toBe(`/admin/leads${list}`);
      const back = await responseOf(() => undo(noticeOf(response).undoPath));
      expect(back.headers.get('Location')).toBe(`/admin/leads${list}`);
    },
  );

  it('is undone with the day on which the lead was won', async () => {
    const { send, sendSecond, undo, wonAt } = await sendMove({ intent: 'status', status: 'won' });
    await responseOf(send);
    const day = await wonAt();
    const { undoPath } = noticeOf(await responseOf(() => sendSecond({ status: 'lost', shown: 'won' })));
    expect(await wonAt()).toBeNull();
    await responseOf(() => undo(undoPath));
    expect([day, await wonAt()]).toEqual([expect.any(String), day]);
  });

  it('says so when the lead was there already, without Undo', async () => {
    const { send } = await sendMove({ intent: 'status', status: 'new', shown: 'new' });
    const { text, undoPath } = noticeOf(await responseOf(send));
    expect([text, undoPath]).toEqual(['Noémie Okafor is already in New.', undefined]);
  });

  it('tells the second of two users who was faster, and where to look', async () => {
    const { send, sendSecond, status } = await sendMove({ intent: 'status', status: 'won', shown: 'new' });
    await responseOf(send);
    expect(await sendSecond({ status: 'lost', shown: 'new' })).toMatchObject({
      init: { status: 409 },
      data: { message: expect.stringMatching(/Your change wasn’t saved\. The board shows where it is now\.$/) },
    });
    expect(await status()).toBe('won');
  });

  it.each([
    [{ intent: 'status', status: 'sold' }, 400],
    [{ intent: 'status' }, 400],
    [{ intent: 'sell', status: 'won' }, 400],
    [{ intent: 'status', status: 'won', leadId: 'gone' }, 404],
    [{ intent: 'status', status: 'won', leadId: '' }, 404],
  ])('rejects %j with %i and changes nothing', async (fields, code) => {
    const { send, status } = await sendMove(fields);
    expect(await send()).toMatchObject({ init: { status: code }, data: { message: expect.any(String) } });
    expect(await status()).toBe('new');
  });
});

async function choose(leadsToMove: readonly number[], status: string, more: readonly string[] = []) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'sales');
  const ids: string[] = [];
  for (const index of [0, 1, 2]) ids.push((await storeLead(store, { message: `One for ${index}` })).id);
  const postTo = async (path: string, fields: URLSearchParams) => {
    const request = new Request(ask(path, { token, fields: {} }), { method: 'POST', body: fields });
    return enter(newContext, request, { params: {}, pattern });
  };
  const fields = new URLSearchParams({ intent: 'bulk-status', to: status });
  for (const value of [...leadsToMove.map((index) => `${ids[index]} new`), ...more]) fields.append('chosen', value);
  const args = await postTo(`${pattern}?status=new&q=for`, fields);
  const statuses = async () => Promise.all(ids.map(async (id) => (await findLead(store, id))?.status));
  const undo = async (path: string) => undoStatus(await postTo(path, new URLSearchParams()));
  return { store, ids, statuses, undo, send: () => action(args), context: args.context };
}

describe('moving several leads at once', () => {
  it('moves the selected ones, records each, returns to the same list, and can be undone', async () => {
    const { store, ids, statuses, undo, send, context } = await choose([0, 2], 'contacted');
    const response = await responseOf(send);
    expect(response.headers.get('Location')).toBe('/admin/leads?q=for&status=new');
    expect(await statuses()).toEqual(['contacted', 'new', 'contacted']);
    const moves = (await listActivity(store, { limit: 20 })).filter((line) => line.action === 'lead.status-changed');
    expect(new Set(moves.map(({ subjectId }) => subjectId))).toEqual(new Set([ids[0], ids[2]]));
    expect(moves).toHaveLength(2);
    const cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    const taken = await readNotice({ request: ask('/admin/leads', { cookies: [cookie] }), context });
    expect(taken?.notice.text).toBe('2 leads moved to Contacted.');
    await store.write({ actor: systemActor }, (transaction) =>
      setLeadStatus(transaction, { leadId: ids[2] ?? '', status: 'won' }),
    );
    const back = await responseOf(() => undo(taken?.notice.undoPath ?? ''));
    expect(back.headers.get('Location')).toBe('/admin/leads?q=for&status=new');
    expect(noticeOf(back).text).toBe('1 lead moved back. 1 skipped: someone else moved or deleted it.');
    expect(await statuses(), 'a status that changed since stays').toEqual(['new', 'new', 'won']);
  });

  it('says where to enter the value of won leads', async () => {
    const { send } = await choose([0, 1], 'won');
    expect(noticeOf(await responseOf(send)).text).toBe('2 leads moved to Won. Open a lead to say what it was worth.');
  });

  it('skips leads that a colleague moved or deleted since, and says who did', async () => {
    const { store, ids, statuses, send, undo } = await choose([0, 1, 2], 'lost');
    const { accountId } = await addAccount(store, 'editor');
    await store.write({ actor: { kind: 'account', accountId, username: 'anna' } }, async (transaction) => {
      await setLeadStatus(transaction, { leadId: ids[1] ?? '', status: 'quoted' });
      await deleteLead(transaction, { leadId: ids[2] ?? '' });
    });
    const { text, undoPath } = noticeOf(await responseOf(send));
    expect(text).toBe(
      '1 lead moved to Lost. 1 skipped: The editor moved it to Quoted. 1 skipped: The editor deleted it.',
    );
    expect(await statuses()).toEqual(['lost', 'quoted', undefined]);
    await responseOf(() => undo(undoPath ?? ''));
    expect(await statuses()).toEqual(['new', 'quoted', undefined]);
  });

  it('says that none was moved, without Undo, when others were faster with all of them', async () => {
    const { store, ids, send } = await choose([0, 1, 2], 'lost');
    await store.write({ actor: systemActor }, async (transaction) => {
      await setLeadStatus(transaction, { leadId: ids[0] ?? '', status: 'won' });
      await setLeadStatus(transaction, { leadId: ids[1] ?? '', status: 'won' });
      await setLeadStatus(transaction, { leadId: ids[2] ?? '', status: 'lost' });
    });
    const { text, undoPath } = noticeOf(await responseOf(send));
    expect([text, undoPath]).toEqual([
      'No leads were moved to Lost. 1 already had that status. 2 skipped: someone else moved them to Won.',
      undefined,
    ]);
  });

  it.each(['', 'an-id', 'an-id sold', 'an-id new new'])(
    'rejects the checkbox value %j without a status',
    async (box) => {
      const { send, statuses } = await choose([0], 'lost', [box]);
      expect(await send()).toMatchObject({ init: { status: 400 }, data: { message: expect.any(String) } });
      expect(await statuses()).toEqual(['new', 'new', 'new']);
    },
  );

  it.each([
    [[], 'contacted', 'Select at least one lead.'],
    [[0], 'sold', 'Choose a status from the list.'],
  ])('rejects %j to %s, and says so', async (leads, status, message) => {
    const { statuses, send } = await choose(leads, status);
    expect(await send()).toMatchObject({ init: { status: 400 }, data: { message } });
    expect(await statuses()).toEqual(['new', 'new', 'new']);
  });
});
