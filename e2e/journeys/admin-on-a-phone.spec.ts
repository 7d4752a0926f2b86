import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { inviteColleague } from '../support/colleague.ts';
import { storeContactForm } from '../support/contact-form.ts';
import { makePng } from '../support/files.ts';
import { readPage } from '../support/html.ts';
import { expect, test } from '../support/journey.ts';
import { findAdminRoute, listAdminRoutes, type AdminRoute } from '../support/admin-routes.ts';
import { expectRoomForLongWords } from '../support/long-words.ts';
import { expectFitForThumb } from '../support/thumb-targets.ts';
import { visit } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/**
 * Finds a URL for every page of the admin by following the pages' own links. A form for a new item is another page than the one for
 * editing it.
 */
async function findAddresses(
  owner: APIRequestContext,
  routes: readonly AdminRoute[],
  known: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = new Set([...known, ...routes.flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : [pattern]))]);
  for (const address of waiting) {
    const { origin, pathname } = new URL(address, 'http://admin');
    const pattern = findAdminRoute(routes, pathname)?.pattern;
    if (origin !== 'http://admin' || pattern === undefined) continue;
    const page = pathname.endsWith('/new') ? pathname : pattern;
    if (found.has(page)) continue;
    if (known.includes(address)) {
      found.set(page, address);
      continue;
    }
    const answer = await owner.get(address);
    // These pages belong to something else, which must exist first.
    if (!answer.ok()) continue;
    found.set(page, address);
    for (const link of readPage(await answer.text()).links) waiting.add(link);
  }
  return found;
}

test('Every page of the admin has touch targets of 44 pixels', async ({
  ownerPage,
  ownerRequest,
  openAdmin,
  showroom,
  faults,
}) => {
  // Eighty pages, maybe on a busy machine. Each step has its own timeout.
  test.setTimeout(240_000);
  const wrong = '/admin/no-such-page';
  faults.allow(new RegExp(`answered 404: GET .*(?:${wrong}|/no-such-page)$`));
  const [invited] = await Promise.all([
    inviteColleague(ownerRequest, showroom, { name: 'Sam', role: 'sales' }),
    storeContactForm(showroom.siteUrl, 4_000),
    storeContactForm(showroom.siteUrl, 4_001),
    ownerRequest.post('/admin/dashboard/backup', { form: { intent: 'create' } }),
    ownerRequest.post('/admin/dashboard/seo/redirects', { form: { path: '/older-page', to: '/contact' } }),
  ]);
  const sent = await ownerRequest.post('/admin/media/upload', {
    multipart: { files: makePng(`${randomUUID()}.png`) },
  });
  const [{ choice }] = (await sent.json()) as [{ choice: { address: string } }];
  const chosen = `${choice.address.replace('media:', '')} 1`;

  // Reached by buttons, or by a list that loads later.
  const list = await (await ownerRequest.get('/admin/dashboard-pro/works')).text();
  const work = /(works\/[\da-f-]{36})"/.exec(list)?.[1];
  const inbox = await (await ownerRequest.get('/admin/leads?status=new')).text();
  const [lead, wonLead = ''] = new Set([...inbox.matchAll(/leads\/([\da-f-]{36})\?/g)].map(([, id]) => id));
  await ownerRequest.post(`/admin/leads/${wonLead}`, { form: { intent: 'status', status: 'won' } });

  const routes = listAdminRoutes();
  const addresses = await findAddresses(ownerRequest, routes, [
    `/admin/dashboard/media/describe?${new URLSearchParams({ chosen })}`,
    `/admin/leads/delete?${new URLSearchParams({ chosen: `${lead} new` })}`,
    `/admin/leads/won?${new URLSearchParams({ view: 'board', lead: wonLead, was: 'new' })}`,
    new URL(invited.link).pathname,
    '/admin/dashboard/seo/page?path=/contact',
    `/admin/site/publish-check/${work}`,
    `/admin/site/preview/${work}`,
    wrong,
    '/no-such-page',
  ]);
  const pages = new Set(addresses.keys());
  expect(
    routes.map(({ pattern }) => pattern).filter((pattern) => !pages.has(pattern)),
    'pages without a link; name them in this test',
  ).toEqual([]);

  const anonymous = await openAdmin();
  for (const [pattern, address] of addresses) {
    // Shown only between two pages of the sign-in; tested in access.spec.ts.
    if (pattern === '/admin/login/code') continue;
    const isSignIn = routes.some((route) => route.pattern === pattern && route.isSignIn);
    const page = isSignIn ? anonymous : ownerPage;
    await visit(page, address);
    expect(new URL(page.url()).pathname, 'not redirected to another page').toBe(new URL(address, page.url()).pathname);
    await expectFitForThumb(page, address);
    await expectRoomForLongWords(page, address);
  }
});

test('Menus and dialogs of the admin have touch targets of 44 pixels', async ({ ownerPage: admin }) => {
  await visit(admin, '/admin/dashboard-pro/products');
  await admin.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(admin.getByRole('link', { name: /^Leads/ })).toBeInViewport();
  await expectFitForThumb(admin, 'the menu', admin.getByRole('navigation', { name: 'Admin Pro' }));
  await admin.keyboard.press('Escape');
  await admin.getByRole('link', { name: 'Search' }).tap();
  await admin.getByRole('searchbox', { name: 'Search pages, posts' }).fill('vanity');
  await expect(
    admin
      .getByRole('dialog')
      .getByRole('link', { name: /Vanity/ })
      .first(),
  ).toBeVisible();
  await expectFitForThumb(admin, 'the finder');
  await admin.keyboard.press('Escape');
  for (const path of ['/admin/dashboard-pro/products', '/admin/dashboard/posts']) {
    await visit(admin, path);
    await admin
      .getByRole('checkbox', { name: /^Select “/ })
      .first()
      .check();
    await expectFitForThumb(admin, `${path}, with one chosen`);
    await admin
      .getByRole('button', { name: /^Actions for “/ })
      .first()
      .tap();
    await expectFitForThumb(admin, `the actions of an entry of ${path}`, admin.getByRole('menu'));
  }
});
