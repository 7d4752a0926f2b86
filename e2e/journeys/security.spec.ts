import { createHash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { makeLargeJpeg, makePng } from '../support/files.ts';
import { openLead, signIn } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { coloursFound } from '../support/quartz-colours.ts';
import { makePerson } from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

/** The directives of a response's content security policy, with their sources. */
function readPolicy(response: APIResponse): Map<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

test('Every page allows only its own scripts by its headers', async ({ request, showroom }) => {
  const { siteUrl, adminUrl } = showroom;
  const urls = [
    ...['/', '/quartz-countertops/aurora', '/contact', '/search?q=<script>alert(1)</script>', '/no-such-page'].map(
      (path) => siteUrl + path,
    ),
    `${adminUrl}/admin/login`,
  ];
  for (const url of urls) {
    const response = await request.get(url);
    const policy = readPolicy(response);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts, url).toContain("'self'");
    expect(scripts.join(' '), url).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);

    const html = await response.text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length, `${url}: inline scripts`).toBeGreaterThan(0);
    for (const [, text = ''] of inline) {
      // An empty element runs nothing.
      if (text === '') continue;
      expect(scripts).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html).not.toContain('<script>alert(1)');
    expect(html, 'no event handler attributes').not.toMatch(/<[^>]+\son(?:click|load|error)=/i);

    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options']).toBe('DENY');
    // Only an app with sessions sets a cross-origin opener policy.
    expect(headers['cross-origin-opener-policy']).toBe(url.startsWith(adminUrl) ? 'same-origin' : undefined);
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('A form sent from another site is refused by both servers', async ({ request, showroom, ownerRequest }) => {
  const headers = { Origin: 'https://elsewhere.example' };
  const person = makePerson();
  const lead = await request.post('/api/leads/contact', { headers, multipart: { ...person, message: 'Forged' } });
  expect(lead.status()).toBe(403);
  const page = await request.post('/contact', { headers, multipart: { ...person, message: 'Forged' } });
  expect(page.status()).toBe(403);
  const login = await request.post(`${showroom.adminUrl}/admin/login`, { headers, form: { ...showroom.owner } });
  expect(login.status()).toBe(403);
  expect(login.headers()['set-cookie']).toBeUndefined();
  const logout = await ownerRequest.post('/admin/logout', { headers, form: {} });
  expect(logout.status()).toBe(403);
  const found = await ownerRequest.get(`/admin/leads?q=${encodeURIComponent(person.email)}`);
  expect(await found.text()).toContain('No matching leads');
});

test('Signed out, every admin page redirects to the login', async ({ openAdmin, request, showroom }) => {
  for (const path of [
    '/admin',
    '/admin/dashboard',
    '/admin/dashboard-pro',
    '/admin/leads',
    '/admin/leads.csv',
    '/admin/leads/x',
    '/admin/leads/x/files/y',
    '/admin/dashboard/settings',
    '/admin/dashboard/users',
    '/admin/account',
  ]) {
    const response = await request.get(showroom.adminUrl + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers()['location']).toBe(`/admin/login?from=${encodeURIComponent(path)}`);
    expect(await response.text()).toBe('');
  }
  const data = await request.get(`${showroom.adminUrl}/admin/leads.data`, { maxRedirects: 0 });
  expect(await data.text()).not.toContain('@visitor.example');
  const post = await request.post(`${showroom.adminUrl}/admin/leads/x`, {
    form: { intent: 'delete' },
    maxRedirects: 0,
  });
  // Not a redirect: the page keeps the form's fields and links to the login.
  expect(post.status()).toBe(401);
  const answer = await post.text();
  expect(answer).toContain('/admin/login');
  expect(answer).not.toContain('@visitor.example');

  // The protected URL isn't in the history, so Back doesn't open it again.
  const admin = await openAdmin();
  await admin.goto('/admin/login');
  await admin.goto('/admin/leads?status=won');
  await expect(admin).toHaveURL(/\/admin\/login\?from=/);
  await admin.goBack();
  await expect(admin).toHaveURL(`${showroom.adminUrl}/admin/login`);
});

test('The login refuses a wrong password, and typing clears the message', async ({ openAdmin, showroom, faults }) => {
  faults.allow(/answered 401: POST .*\/admin\/login/);
  const admin = await openAdmin();
  await signIn(
    admin,
    { ...showroom, owner: { ...showroom.owner, password: 'not the password' } },
    '/admin/leads?status=won',
  );
  const error = admin.getByRole('alert');
  await expect(error).toHaveText('Invalid username or password');
  await admin.getByRole('textbox', { name: 'Username' }).pressSequentially('x');
  await expect(error).toHaveText('');
  await expect(admin.getByText('Temporary Credentials')).toHaveCount(0);

  await admin.getByRole('textbox', { name: 'Username' }).fill(showroom.owner.username);
  await admin.locator('input[name="password"]').fill(showroom.owner.password);
  await admin.getByRole('button', { name: 'Show password' }).click();
  await expect(admin.locator('input[name="password"]')).toHaveAttribute('type', 'text');
  await admin.getByRole('button', { name: 'Sign in' }).click();
  await expect(admin, 'the page the owner wanted').toHaveURL(`${showroom.adminUrl}/admin/leads?status=won`);
});

test('The session cookie is unreadable to scripts and ends on logout', async ({ openAdmin, request, showroom }) => {
  const admin = await openAdmin();
  await signIn(admin, showroom);
  await expect(admin.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const cookies = await admin.context().cookies();
  for (const each of cookies) expect(each).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const cookie = cookies.find(({ name }) => name === 'session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await admin.evaluate(() => document.cookie)).toBe('');

  await admin.getByRole('button', { name: 'Logout' }).click();
  await expect(admin).toHaveURL(/\/admin\/login/);
  // The remaining cookie identifies the browser to the login; it doesn't sign in.
  expect((await admin.context().cookies()).map(({ name }) => name)).toEqual(['device']);
  await admin.goto('/admin/leads');
  await expect(admin).toHaveURL(/\/admin\/login/);
  const replayed = await request.get(`${showroom.adminUrl}/admin/leads`, {
    headers: { Cookie: `${cookie?.name}=${cookie?.value}` },
    maxRedirects: 0,
  });
  expect(replayed.status(), 'the old cookie is no longer valid').toBe(302);
});

test('Password guessing is limited, whatever the URL’s spelling, and locks no one else out', async ({
  browser,
  openAdmin,
  request,
  showroom,
  faults,
}) => {
  faults.allow(/answered 429: POST .*\/admin\/login/);
  const { adminUrl, owner } = showroom;
  const admin = await openAdmin();
  await signIn(admin, showroom);
  await expect(admin.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await admin.getByRole('button', { name: 'Logout' }).click();

  const spellings = [
    '/admin/login',
    '/admin/login/',
    '/admin/%6cogin',
    '/ADMIN/Login',
    '//admin/login',
    '/admin/LOGIN.data',
  ];
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const response = await request.post(adminUrl + spellings[tries % spellings.length], {
      form: { username: 'owner', password: `guess ${tries}` },
      maxRedirects: 0,
    });
    statuses.push(response.status());
    if (tries >= 10) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);

  // From the same IP address: an unknown browser has to wait and is told how long; the owner's own browser gets in.
  const anonymous = await openAdmin();
  await signIn(anonymous, showroom);
  await expect(anonymous.getByRole('alert')).toHaveText(/^Too many tries\. Wait 1[45] minutes and try again\.$/);
  await signIn(admin, showroom);
  await expect(admin.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  // The owner on another computer elsewhere isn't affected.
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.200' } });
  const login = await elsewhere.request.post(`${adminUrl}/admin/login`, { form: { ...owner }, maxRedirects: 0 });
  expect(login.status()).toBe(302);
  await elsewhere.close();
});

test('A page has one URL and one set of rules, however it is spelled', async ({ page, request, showroom }) => {
  const { siteUrl } = showroom;
  const tokens = new Set<string | undefined>();
  const spellings = ['/Contact', '/con%74act', '/contact/', '//contact', '/%63ontact/_.data'];
  for (const path of spellings) {
    const sentOn = await request.get(siteUrl + path, { maxRedirects: 0 });
    expect([path, sentOn.status()]).toEqual([path, 301]);
    const final = await request.get(siteUrl + path);
    expect(final.headers()['cache-control'], path).toBe('private, no-cache');
    tokens.add(/[\da-z]{6,10}\.[\w-]{8}\.[\w-]{43}/.exec(await final.text())?.[0]);
  }
  expect(tokens.size, 'each visit has its own token').toBe(spellings.length);
  expect(tokens).not.toContain(undefined);

  const photo = { ...makeLargeJpeg('room.jpg', 1) };
  for (const path of ['/Millwork', '/mill%77ork', '/api/leads/Short-Quote']) {
    const sent = await request.post(siteUrl + path, {
      multipart: { ...makePerson(), projectType: 'other', description: `A room, by ${path}`, files: photo },
    });
    expect([path, sent.status()]).toEqual([path, path.startsWith('/api') ? 201 : 200]);
  }

  // A character added to a URL changes nothing: the page hydrates and navigates as usual.
  const plain = await request.get(`${siteUrl}/quartz-countertops`);
  const tagged = await request.get(`${siteUrl}/quartz-countertops?utm_source=letter&collection=none`);
  expect(tagged.headers()['etag']).toBe(plain.headers()['etag']);
  await visit(page, '/Quartz-Countertops/?utm_source=letter&collection=red');
  await expect(page).toHaveURL(/\/quartz-countertops\?utm_source=letter&collection=red$/);
  await expect(page.getByText(coloursFound({ collection: 'red' })).first()).toBeVisible();
  await page.locator('main a[href^="/quartz-countertops/"]').first().click();
  await expect(page).toHaveURL(/\/quartz-countertops\/[\w-]+\?collection=red$/);
});

test('A visitor’s file is served only to the owner, as a download that can’t run', async ({
  ownerPage,
  ownerRequest,
  page,
  request,
  showroom,
}) => {
  const person = makePerson();
  await visit(page, '/millwork');
  const formToken = await page.locator('input[name="formToken"]').inputValue();
  const sent = await request.post('/api/leads/short-quote', {
    multipart: {
      ...person,
      projectType: 'other',
      description: 'With a file',
      formToken,
      files: { ...makePng('a.png') },
    },
  });
  expect(sent.status()).toBe(201);
  const { reference } = (await sent.json()) as { reference: string }; // A SendResult; stored, by its status.

  await openLead(ownerPage, reference);
  const path = (await ownerPage.getByRole('link', { name: /^a\.png/ }).getAttribute('href')) ?? '';
  const file = await ownerRequest.get(path);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-disposition']).toMatch(/^attachment/);
  expect(file.headers()['content-security-policy']).toContain('sandbox');
  expect(file.headers()['cache-control']).toContain('no-store');
  // A picture can be opened directly, and only as a picture.
  const { [`content-type`]: type, 'content-security-policy': policy } = (
    await ownerRequest.get(`${path}?show`)
  ).headers();
  expect(type).toBe('image/png');
  expect(policy).toContain('sandbox');
  const anonymous = await request.get(showroom.adminUrl + path, { maxRedirects: 0 });
  expect(anonymous.status()).toBe(302);
  for (const url of [
    `${showroom.siteUrl}${path}`,
    `${showroom.siteUrl}/data/uploads`,
    `${showroom.siteUrl}/..%2f..%2fdata`,
  ]) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});
