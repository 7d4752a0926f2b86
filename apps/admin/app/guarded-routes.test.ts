import type { RouteConfigEntry } from '@react-router/dev/routes';
import { listLeads } from '@showroom/store/admin';
import { roles, type Role } from '@showroom/store/rules';
import { addAccount } from '@showroom/store/testing';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';
import { mayUse, type Part } from './frame/session/access.ts';
import type { AccessRule } from './frame/guard/allow.server.ts';
import { guard, requireStore, type GuardArgs } from './frame/session/require-session.server.ts';
import { dashboards } from './frame/navigation/dashboards.ts';
import { ask, responseOf } from './testing/requests.ts';
import { storeLead } from './testing/sample-lead.ts';
import { temporaryAdmin } from './testing/temporary-admin.ts';

/** The exports of a route’s file that handle requests. */
interface RouteModule extends Pick<RouteObject, 'loader' | 'action' | 'ErrorBoundary'> {
  readonly default?: unknown;
  readonly middleware?: readonly (((args: GuardArgs) => unknown) & Partial<Pick<AccessRule, 'part'>>)[];
}

const modules = import.meta.glob<RouteModule>(['./**/*.route.{ts,tsx}', './frame/shell/*-layout.tsx'], { eager: true });
const moduleOf = ({ file }: RouteConfigEntry): RouteModule => modules[`./${file}`] ?? {};
const layoutRoute = routes.find((route) => route.file === 'frame/shell/guarded-layout.tsx');

const listRoutes = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...listRoutes(entry.children ?? [])]);
const guarded = listRoutes(layoutRoute ? [layoutRoute] : []);
const open = listRoutes(routes.filter((route) => route !== layoutRoute));

/** The routes as on the server, named by id or file. */
const toRouteObject = (entry: RouteConfigEntry): RouteObject => {
  const { loader, action, middleware } = moduleOf(entry);
  const shared = {
    id: entry.id ?? entry.file,
    ...(entry.path === undefined ? {} : { path: entry.path }),
    ...(loader ? { loader } : {}),
    ...(action ? { action } : {}),
    ...(middleware ? { middleware: [...middleware] } : {}),
  };
  return entry.index === true
    ? { ...shared, index: true }
    : { ...shared, children: (entry.children ?? []).map(toRouteObject) };
};
const table = routes.map(toRouteObject);

/** Paths of all routes, with values for their parameters. */
const listPaths = (entries: readonly RouteConfigEntry[], parent = ''): { path: string; file: string }[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path.replaceAll(/:\w+\??/g, 'none')}`;
    const own = entry.path === undefined && entry.index !== true ? [] : [{ path, file: entry.file }];
    return [...own, ...listPaths(entry.children ?? [], path)];
  });
const paths = listPaths(layoutRoute?.children ?? []);

const partOf = (entry: RouteConfigEntry): Part | undefined =>
  moduleOf(entry).middleware?.find((rule) => rule.part !== undefined)?.part;

const server = createStaticHandler(table);

/** The server’s response, with middleware, loaders and actions. */
async function answerTo(
  admin: Awaited<ReturnType<typeof temporaryAdmin>>,
  request: Request,
): Promise<{ status: number; to: string | null }> {
  const leaf = matchRoutes(table, new URL(request.url).pathname)?.at(-1)?.route.id ?? '';
  const isResource = leaf.endsWith('.ts');
  const answer: unknown = isResource
    ? await server
        .queryRoute(request, {
          routeId: leaf,
          requestContext: admin.newContext(),
          generateMiddlewareResponse: async (run) => toResponse(await run(request)),
        })
        .catch((error: unknown) => error)
    : await server.query(request, {
        requestContext: admin.newContext(),
        generateMiddlewareResponse: async (run) => toResponse(await run(request)),
      });
  const response = toResponse(answer);
  return { status: response.status, to: response.headers.get('Location') };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const status = Object(answer).statusCode ?? Object(answer).status ?? Object(answer).init?.status ?? 200;
  return new Response(null, { status });
}

describe('every route behind the login', () => {
  it('is under the guard, except login pages, sign-out and pages without data', () => {
    expect(open.map(({ file }) => file)).toEqual([
      'frame/shell/index.route.ts',
      'site/security-txt/security-txt.route.ts',
      'frame/shell/sign-in-layout.tsx',
      'people/sign-in/login.route.tsx',
      'people/sign-in/login-code.route.tsx',
      'people/sign-in/forgot.route.tsx',
      'people/sign-in/set-password.route.tsx',
      'people/passkeys/sign-in.route.ts',
      'people/sign-in/logout.route.ts',
      'frame/shell/not-found.route.tsx',
    ]);
    expect(layoutRoute && moduleOf(layoutRoute).middleware).toEqual([guard]);
    expect(open.filter(({ file }) => file === 'frame/shell/sign-in-layout.tsx').map(moduleOf)).toMatchObject([
      { middleware: [requireStore] },
    ]);
    expect(new Set([...guarded, ...open].map(({ file }) => `./${file}`))).toEqual(new Set(Object.keys(modules)));
  });

  it('declares in its own file which part of the admin it belongs to', () => {
    const silent = guarded.filter((entry) => entry !== layoutRoute && partOf(entry) === undefined);
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it.each(dashboards.flatMap(({ tabs }) => tabs))('belongs to the part of its tab: $label, $path', ({ path, part }) => {
    const leaf = matchRoutes(table, path)?.at(-1)?.route.id;
    expect(guarded.filter(({ id, file }) => (id ?? file) === leaf).map(partOf)).toEqual([part]);
  });

  it.each<{ role: Role; kept: readonly Part[] }>([
    { role: 'editor', kept: ['leads', 'settings', 'users', 'activity', 'backup'] },
    { role: 'sales', kept: ['content', 'analytics', 'settings', 'users', 'activity', 'backup'] },
    { role: 'owner', kept: [] },
  ])('is closed to the role $role outside its work', ({ role, kept }) => {
    const parts = [
      'start',
      'account',
      'leads',
      'content',
      'analytics',
      'settings',
      'users',
      'activity',
      'backup',
    ] as const;
    expect(parts.filter((part) => !mayUse(role, part))).toEqual(kept);
  });

  // All share a store, each with its own account and session.
  it.each(paths)('answers every role by its rule: $path', async ({ path, file }) => {
    const entry = guarded.find((other) => other.file === file);
    if (!entry) throw new Error('Every path is of a route');
    const part = partOf(entry);
    const admin = await temporaryAdmin();
    for (const method of ['GET', 'POST'] as const) {
      const sent = method === 'POST' ? { fields: { intent: 'delete', current: 'x', new: 'y' } } : {};
      expect
        .soft(await answerTo(admin, ask(path, sent)), `${method} of no one`)
        .toEqual(
          method === 'POST'
            ? { status: 401, to: null }
            : { status: 302, to: expect.stringMatching(/^\/admin\/login\?from=/) },
        );
      for (const role of roles) {
        const { token } = await addAccount(admin.store, role);
        const { status, to } = await answerTo(admin, ask(path, { ...sent, token }));
        const who = `${method} of the role ${role}`;
        if (part === undefined || !mayUse(role, part)) {
          expect.soft(status, who).toBe(403);
        } else {
          expect.soft(status, who).not.toBe(403);
          expect.soft(to ?? '', who).not.toMatch(/^\/admin\/login/);
        }
      }
    }
  });

  it('explains on a page why a form was rejected, also where its URL has no page', () => {
    // Requested by scripts only, which have their own messages.
    const askedByScripts = [
      'content/editor/autosave.route.ts',
      'content/media/replace.route.ts',
      'content/media/upload.route.ts',
      'site/backup/upload.route.ts',
    ];
    const mute = guarded.filter((entry) => {
      const { action, default: page, ErrorBoundary } = moduleOf(entry);
      return action !== undefined && page === undefined && ErrorBoundary === undefined;
    });
    expect(mute.map(({ file }) => file).toSorted()).toEqual(askedByScripts);
  });

  const handlers = guarded.flatMap((entry) => {
    const { loader, action } = moduleOf(entry);
    return [
      ...(typeof loader === 'function'
        ? [{ name: `the loader of ${entry.file}`, handle: loader, fields: undefined }]
        : []),
      ...(typeof action === 'function'
        ? [
            {
              name: `the action of ${entry.file}`,
              handle: action,
              fields: { intent: 'delete', current: 'x', new: 'y' },
            },
          ]
        : []),
    ];
  });
  // All share a store: a refused request changes nothing.
  it('rejects requests without a session in each loader and action, even without the guard', async () => {
    const { store, newContext } = await temporaryAdmin();
    const lead = await storeLead(store);
    const params = { leadId: lead.id, fileId: lead.files[0]?.id };
    expect(handlers.length).toBeGreaterThan(50);
    for (const { name, handle, fields } of handlers) {
      const request = ask('/admin/leads?page=1', fields ? { fields } : {});
      const args = { request, context: newContext(), params, url: new URL(request.url), pattern: '' };
      const response = await responseOf(() => handle(args));
      expect.soft(response.status, name).toBe(302);
      expect.soft(response.headers.get('Location'), name).toMatch(/^\/admin\/login\?from=/);
      const left = { total: 1, leads: [{ isRead: false, status: 'new' }] };
      expect.soft(await listLeads(store), name).toMatchObject(left);
    }
  });
});
