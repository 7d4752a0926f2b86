// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isPoll } from '../session/poll-param.ts';
import { usePolledData } from './use-polled-data.ts';

interface Reading {
  readonly done: number;
  readonly total: number;
}

function Page() {
  const { done, total } = usePolledData(useLoaderData<Reading>(), (data) => data.done < data.total);
  return (
    <>
      <input aria-label="Search" />
      <p>{`${done} of ${total}`}</p>
    </>
  );
}

it('reloads its page data while a job is running, by a request that doesn’t extend the session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked: string[] = [];
  const loader = ({ request }: { readonly request: Request }): Reading => {
    asked.push(request.url);
    return { done: asked.length - 1, total: 2 };
  };
  const Stub = createRoutesStub([{ id: 'seo', path: '/seo', Component: Page, loader, HydrateFallback: () => null }]);
  render(<Stub initialEntries={['/seo?q=oak']} />);
  const search = await screen.findByLabelText<HTMLInputElement>('Search');
  search.value = 'ash';
  expect(screen.getByText('0 of 2')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('2 of 2')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked.map((url) => [new URL(url).searchParams.get('q'), isPoll(url)])).toEqual([
    ['oak', false],
    ['oak', true],
    ['oak', true],
  ]);
  expect(search).toHaveValue('ash');
});
