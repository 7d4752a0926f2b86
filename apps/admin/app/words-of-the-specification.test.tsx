// @vitest-environment jsdom
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { posts, publish, saveDraft, works } from '@showroom/store/admin';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { action as changeItem } from './content/editor/edit.route.tsx';
import routes from './routes.ts';
import { guard } from './frame/session/require-session.server.ts';
import { ask, enter, responseOf, routeArgs } from './testing/requests.ts';
import { signIn, temporaryAdmin } from './testing/temporary-admin.ts';

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** The exports of a route’s file that render a page. */
interface RouteModule {
  readonly default?: NonNullable<StubRoute['Component']>;
  readonly loader?: (args: object) => unknown;
}

const modules = import.meta.glob<RouteModule>(['./**/*.route.{ts,tsx}', './frame/shell/*-layout.tsx'], { eager: true });

const work = {
  title: 'Bench',
  client: 'A. L.',
  location: 'Shuniah',
  completedOn: '2026-10-02',
  description: 'Oak.',
  category: 'custom',
  projectType: 'renovation',
  status: 'completed',
} as const;

/** The admin over a store with a published post, a draft and a work. */
async function openAdmin() {
  const admin = await temporaryAdmin({ demoPassword: 'shown-on-the-page' });
  const session = await signIn(admin.store, { isConfirmed: true });
  const actor = { kind: 'account', accountId: 'id-of-ben', username: 'ben' } as const;
  const [shown, , bench] = await admin.store.write({ actor }, async (transaction) => [
    await publish(transaction, posts, {
      from: 0,
      fields: { title: 'Shaker or slab', excerpt: 'Doors', body: 'A rail.', author: 'Team' },
    }),
    await saveDraft(transaction, posts, { from: 0, fields: { title: 'Untold' } }),
    await publish(transaction, works, { from: 0, fields: work }),
  ]);
  if (!shown?.ok || !bench?.ok) throw new Error('What the pages show could not be written.');
  return { ...admin, ...session, postId: shown.content.id, workId: bench.content.id };
}

/** Renders the page of a path in its frame. Its forms stay pending. */
function draw(
  { token, newContext }: Pick<Awaited<ReturnType<typeof openAdmin>>, 'token' | 'newContext'>,
  address: string,
  cookies: readonly string[] = [],
) {
  const session = address.startsWith('/admin/login') ? {} : { token };
  const toStub = (entry: RouteConfigEntry, above = ''): StubRoute => {
    const pattern = entry.path === undefined ? above : `${above}/${entry.path}`;
    const { default: Component, loader } = modules[`./${entry.file}`] ?? {};
    const load = async ({ request, params }: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(request.url);
      const asked = ask(pathname + search, { ...session, cookies });
      const context = newContext();
      if ('token' in session) await guard({ request: asked, context });
      return loader?.(routeArgs({ request: asked, context, params, pattern }));
    };
    const own = {
      id: entry.id ?? entry.file,
      ...(entry.path === undefined ? {} : { path: entry.path }),
      ...(Component && { Component }),
      ...(loader && { loader: load }),
      action: () => new Promise(() => undefined),
      HydrateFallback: () => null,
    };
    return entry.index === true
      ? { ...own, index: true }
      : { ...own, children: (entry.children ?? []).map((child) => toStub(child, pattern)) };
  };
  const Stub = createRoutesStub(routes.map((route) => toStub(route)));
  render(<Stub initialEntries={[address]} />);
}

const says = (words: string) => (_: string, element: Element | null) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() === words;

/** Exact texts: the owner knows the pages by them. */
describe('the admin', () => {
  it.each<[path: string, ...words: string[]]>([
    [
      'login',
      'Admin Login',
      'Access the blog management dashboard',
      'Sign in',
      'Temporary Credentials',
      'Change these in production!',
    ],
    [
      'dashboard',
      'Admin Panel',
      'Total Posts',
      'Published',
      'Total Views',
      'Comments',
      'Recent Activity',
      'Quick Actions',
    ],
    [
      'dashboard',
      'Create New Post',
      'Upload Media',
      'Refresh Analytics',
      'Manage Users',
      'Site Settings',
      'Create Backup',
    ],
    ['dashboard-pro', 'Admin Pro', 'Recent Activity', 'Quick Actions'],
    [
      'dashboard/posts',
      'All Posts',
      'Published',
      'Drafts',
      'Post',
      'Author',
      'Status',
      'Views',
      'Date',
      'Actions',
      '2 of 2 posts',
    ],
    ['dashboard-pro/posts', 'Blog Posts Management', 'All Posts', '2 of 2 posts'],
    ['dashboard-pro/posts?q=Shaker', '1 of 2 posts'],
    ['dashboard-pro/posts/new', 'Save as Draft', 'Publish Immediately', 'Allow comments on this post'],
    ['dashboard-pro/products', 'In-Stock Products'],
    ['dashboard-pro/works', 'Our Work Portfolio'],
    ['dashboard-pro/works?q=nothing', 'No work items found', 'Try adjusting your search or filters'],
    ['dashboard/analytics', 'Monthly Views', 'Total Comments', 'Published Posts'],
    ['dashboard/settings', 'Site Title', 'Site Description'],
    ['dashboard/users', 'Add User', 'Super Admin'],
    ['dashboard/backup', 'Create Full Backup', 'Restore from Backup', 'Last backup: Never'],
  ])('has the words of the specification on %s', async (path, ...words) => {
    draw(await openAdmin(), `/admin/${path}`);
    for (const each of words) expect.soft(await screen.findAllByText(says(each)), each).not.toEqual([]);
  });

  it('says how to begin when there are no works yet', async () => {
    const admin = await temporaryAdmin();
    const { token } = await signIn(admin.store);
    draw({ ...admin, token }, '/admin/dashboard-pro/works');
    expect(await screen.findByText('No work items found')).toBeVisible();
    expect(screen.getByText('Get started by adding your first work item')).toBeVisible();
  });

  it('asks before a post or a work is deleted', async () => {
    const admin = await openAdmin();
    draw(admin, `/admin/dashboard-pro/posts/${admin.postId}/delete`);
    expect(await screen.findByText('Are you sure you want to delete this post?')).toBeInTheDocument();
    draw(admin, `/admin/dashboard-pro/works/${admin.workId}/delete`);
    expect(await screen.findByText('Are you sure you want to delete this work item?')).toBeInTheDocument();
  });

  it('says that a work was changed', async () => {
    const admin = await openAdmin();
    const address = `/admin/dashboard-pro/works/${admin.workId}`;
    const request = ask(address, {
      token: admin.token,
      fields: { id: admin.workId, from: '1', saveAs: 'publish', ...work, description: 'Oak, oiled.' },
    });
    const place = { params: { id: admin.workId }, pattern: '/admin/dashboard-pro/works/:id' } as const;
    const answer = await responseOf(async () => changeItem(await enter(admin.newContext, request, place)));
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
    draw(admin, answer.headers.get('Location') ?? '', cookies);
    expect(await screen.findByText('Work item updated successfully!')).toBeInTheDocument();
  });

  it('says that a post is being created', async () => {
    const admin = await openAdmin();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(admin.accountId)));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    draw(admin, '/admin/dashboard-pro/posts/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Post' }));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeVisible();
  });
});
