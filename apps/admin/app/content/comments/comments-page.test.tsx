// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readCommentList } from './comment-list-url.ts';
import { CommentsPage, type ModeratedComment } from './comments-page.tsx';

const comment = (id: string): ModeratedComment => ({
  id,
  status: 'pending',
  name: id,
  words: `Words of ${id}`,
  at: '2026-11-20T18:40:00.000Z',
  atText: 'Nov 20, 2026',
  post: { title: 'Edges', href: '/blog/edges' },
  spamScore: 0,
  spamReasons: [],
  isSuspected: false,
});

function Queue() {
  const ids = useLoaderData<string[]>();
  return (
    <CommentsPage
      status="pending"
      sort={readCommentList(new URLSearchParams()).sort}
      page={1}
      pages={1}
      counts={{ pending: ids.length, approved: 0, rejected: 0, spam: 0 }}
      comments={ids.map(comment)}
    />
  );
}

/** @param kept comments that can’t be moderated, as on a full disk */
async function openQueue(ids: readonly string[], kept: readonly string[] = []) {
  vi.stubGlobal('fetch', async () => new Response(''));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  let waiting = ids;
  const Stub = createRoutesStub([
    {
      path: '/admin/dashboard/comments',
      HydrateFallback: () => null,
      Component: Queue,
      loader: () => waiting,
      action: async ({ request }) => {
        const decided = (await request.formData()).getAll('chosen');
        if (decided.some((id) => typeof id === 'string' && kept.includes(id))) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          return null;
        }
        waiting = waiting.filter((id) => !decided.includes(id));
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={['/admin/dashboard/comments']} />);
  await screen.findByRole('article', { name: /Ann/ });
  return userEvent.setup();
}

const approve = (name: string) =>
  screen.getByRole('form', { name: new RegExp(`^Comment by ${name}:`) }).querySelector('button');

it('moves the focus to the next comment after a decision by keyboard, or to the previous one at the end', async () => {
  const user = await openQueue(['Ann', 'Ben', 'Cy']);
  approve('Ben')?.focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('article', { name: /Cy/ }));
  expect(screen.queryByRole('article', { name: /Ben/ })).toBeNull();
  approve('Cy')?.focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('article', { name: /Ann/ }));
});

it('keeps the focus on the button when the decision fails', async () => {
  const user = await openQueue(['Ann', 'Ben'], ['Ben']);
  approve('Ben')?.focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => approve('Ben')?.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => approve('Ben')?.getAttribute('aria-disabled')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(approve('Ben')));
});
