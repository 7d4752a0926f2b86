import { describe, expect, it } from 'vitest';
import routes from './routes.ts';
import { guard } from './session/require-session.server.ts';
import { middleware } from './shell/guarded-layout.tsx';
import { ask, responseOf } from './testing/requests.ts';
import { storeLead } from './testing/sample-lead.ts';
import { temporaryAdmin } from './testing/temporary-admin.ts';
import { listLeads } from '@showroom/store/admin/list-leads';

type Handler = (args: unknown) => unknown;
/** What a route's file may hold that answers requests. */
interface RouteModule {
  readonly loader?: Handler;
  readonly action?: Handler;
}

const modules = import.meta.glob<RouteModule>(['./**/*.route.{ts,tsx}', './shell/guarded-layout.tsx'], { eager: true });
const layoutRoute = routes.find((route) => route.file === 'shell/guarded-layout.tsx');
const guarded = layoutRoute ? [layoutRoute, ...(layoutRoute.children ?? [])] : [];

const handlers = guarded.flatMap(({ file }) => {
  const { loader, action } = modules[`./${file}`] ?? {};
  return [
    ...(loader ? [{ name: `the loader of ${file}`, handle: loader, fields: undefined }] : []),
    ...(action
      ? [{ name: `the action of ${file}`, handle: action, fields: { intent: 'delete', current: 'x', new: 'y' } }]
      : []),
  ];
});

describe('everything behind the login', () => {
  it('stands under the guard, apart from the login, the way out and two pages that hold nothing', () => {
    const open = routes.filter((route) => route !== layoutRoute).map((route) => route.file);
    expect(open).toEqual([
      'shell/front-door.route.ts',
      'session/login.route.tsx',
      'session/logout.route.ts',
      'shell/not-found.route.tsx',
    ]);
    expect(middleware).toEqual([guard]);
    expect(guarded.length + open.length).toBe(Object.keys(modules).length);
    expect(handlers.length).toBeGreaterThanOrEqual(guarded.length);
  });

  it.each(handlers)('is refused to a stranger by itself, guard or no guard: $name', async ({ handle, fields }) => {
    const { store, newContext } = await temporaryAdmin();
    const lead = await storeLead(store);
    const params = { leadId: lead.id, fileId: lead.files[0]?.id };
    const request = ask('/admin/leads?page=1', fields ? { fields } : {});
    const response = await responseOf(() =>
      handle({ request, context: newContext(), params, url: new URL(request.url) }),
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/admin\/login\?from=/);
    expect(await listLeads(store)).toMatchObject({ total: 1, leads: [{ isRead: false, status: 'new' }] });
  });
});
