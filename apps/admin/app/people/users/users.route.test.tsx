// @vitest-environment jsdom
import { describeUserState, findSession, listUsers } from '@showroom/store/admin';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loader as loadLogin } from '../sign-in/login.route.tsx';
import { action as setPassword, loader as openLink } from '../sign-in/set-password.route.tsx';
import { guard } from '../../frame/session/require-session.server.ts';
import { addUser } from '../../testing/add-user.ts';
import { noticeOf } from '../../testing/notice-of.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { stubPage, type RouteModule } from '../../testing/stub-page.ts';
import { adminUrl, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { leaveUnasked, tryToLeave, withExits } from '../../testing/with-exits.tsx';
import * as userRoute from './user.route.tsx';
import { UserPage } from './user-page.tsx';
import * as usersRoute from './users.route.tsx';

const { action: changeOne } = userRoute;
const { action: inviteOne } = usersRoute;

const anna = { name: 'Anna', email: 'anna@shop.example', role: 'editor' } as const;
const password = 'a-quarry-of-new-words';

const urlOf = (outcome: object) => ('url' in outcome && typeof outcome.url === 'string' ? outcome.url : '');

async function openAdmin() {
  const admin = await temporaryAdmin();
  const { store, newContext } = admin;
  const owner = await signIn(store, { isConfirmed: true });
  const post = async (path: string, fields: Record<string, string>, asToken = owner.token) => {
    const request = ask(path, { token: asToken, fields });
    const context = newContext();
    await guard({ request, context });
    return { request, context };
  };
  return {
    ...admin,
    owner,
    invite: async (fields: Record<string, string>) =>
      inviteOne(
        routeArgs({ ...(await post('/admin/dashboard/users', fields)), params: {}, pattern: '/admin/dashboard/users' }),
      ),
    change: async (accountId: string, fields: Record<string, string>) =>
      changeOne(
        routeArgs({
          ...(await post(`/admin/dashboard/users/${accountId}`, fields)),
          params: { accountId },
          pattern: '/admin/dashboard/users/:accountId',
        }),
      ),
    openEmail: (url: string, fields?: Record<string, string>) => {
      const [kind = '', token = ''] = new URL(url).pathname.split('/').slice(-2);
      const args = routeArgs({
        request: ask(url, fields ? { fields } : {}),
        context: newContext(),
        params: { kind, token },
        pattern: '/admin/login/:kind/:token',
      });
      return fields ? setPassword(args) : openLink(args);
    },
    openLogin: (cookie: string) =>
      loadLogin(
        routeArgs({
          request: ask('/admin/login', { cookies: [cookie] }),
          context: newContext(),
          params: {},
          pattern: '/admin/login',
        }),
      ),
  };
}

it('keeps what was typed in the invitation and user forms when the disk is full', async () => {
  const { store, invite, change, owner } = await openAdmin();
  vi.spyOn(store, 'write').mockRejectedValue(Object.assign(new Error('No room'), { code: '53100' }));
  const full = {
    init: { status: 507 },
    data: { words: expect.stringMatching(/^The server’s disk is full/), values: anna },
  };
  expect(await invite(anna)).toMatchObject(full);
  expect(await change(owner.accountId, { ...anna, intent: 'save' })).toMatchObject(full);
});

describe('inviting someone', () => {
  it('sends an email with a link to set a password, which works once', async () => {
    const { store, invite, openEmail, openLogin } = await openAdmin();
    const mailbox = await startMailbox(store);
    const outcome = await invite(anna);
    const { url, content } = await mailbox.readLink(anna.email);
    expect(outcome).toEqual({ ok: true, email: anna.email, url });
    expect(url).toMatch(new RegExp(`^${adminUrl}/admin/login/invitation/[\\da-f]{64}$`));
    expect(content).toMatch(/as Editor/);

    expect(await openEmail(url)).toMatchObject({ data: { account: { name: 'Anna', username: anna.email } } });
    expect(await openEmail(url, { password: 'short' })).toMatchObject({
      data: { error: 'Choose at least 12 characters.' },
      init: { status: 400 },
    });
    const response = await responseOf(() => openEmail(url, { password }));
    expect(response.headers.get('Location')).toBe('/admin/login');
    const [cookie = ''] = response.headers.get('Set-Cookie')?.split(';') ?? [];
    expect(await openLogin(cookie), 'prefills the username').toMatchObject({ newPasswordUser: anna.email });
    expect(await openLogin(''), 'in another browser').toMatchObject({ newPasswordUser: null });
    expect(await listUsers(store)).toMatchObject([{ name: 'Anna', state: 'active' }, { name: 'Owner' }]);
    expect(await openEmail(url)).toMatchObject({ data: { account: null }, init: { status: 410 } });
    expect(await openEmail(url, { password })).toMatchObject({ init: { status: 410 } });
  });

  it('reports errors at their fields, and keeps what was typed', async () => {
    const { store, invite } = await openAdmin();
    const values = { ...anna, email: 'anna at home' };
    expect(await invite(values)).toMatchObject({
      data: { ok: false, values, failure: { field: 'email' } },
      init: { status: 400 },
    });
    expect(await listUsers(store)).toHaveLength(1);
  });

  it('treats an unknown role as the least one', async () => {
    const { store, invite } = await openAdmin();
    await invite({ ...anna, role: 'super-owner' });
    expect(await listUsers(store)).toMatchObject([{ role: 'sales' }, { role: 'owner' }]);
  });

  it.each(['admin', 'second-step', '../invitation'])('rejects links of another kind: %s', async (kind) => {
    const { newContext } = await openAdmin();
    const request = ask(`/admin/login/${kind}/x`);
    const args = routeArgs({
      request,
      context: newContext(),
      params: { kind, token: 'x' },
      pattern: '/admin/login/:kind/:token',
    });
    await expect(openLink(args)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

const told = (words: RegExp) => ({ data: { words: expect.stringMatching(words) }, init: { status: 409 } });

describe('changing a user', () => {
  it('is saved, disables at once, and deletes with a notice', async () => {
    const { store, change, advance } = await openAdmin();
    const accountId = await addUser(store, { ...anna, password });
    advance(1000);
    expect(await change(accountId, { ...anna, intent: 'save', name: 'Anna Lehtinen', role: 'sales' })).toEqual({
      ok: true,
      words: 'Saved.',
      isSaved: true,
    });
    expect((await listUsers(store))[0]).toMatchObject({ name: 'Anna Lehtinen', role: 'sales' });
    const shown = describeUserState({ ...anna, state: 'active' });
    expect(
      await change(accountId, { ...anna, shown, intent: 'save', name: 'Anna L.' }),
      'submitted from another tab',
    ).toMatchObject({
      data: {
        words: expect.stringMatching(/^Owner changed this first, .*“Changed the role of Anna Lehtinen to Sales”/),
        values: { name: 'Anna L.' },
      },
      init: { status: 409 },
    });
    expect((await listUsers(store))[0]).toMatchObject({ name: 'Anna Lehtinen', role: 'sales' });
    await change(accountId, { intent: 'disable' });
    expect((await listUsers(store))[0]).toMatchObject({ state: 'disabled' });
    await change(accountId, { intent: 'enable' });
    expect((await listUsers(store))[0]).toMatchObject({ state: 'active' });
    const response = await responseOf(() => change(accountId, { intent: 'delete' }));
    expect(response.headers.get('Location')).toBe('/admin/dashboard/users');
    expect(await listUsers(store)).toHaveLength(1);
    await expect(change('nobody', { intent: 'delete' })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('tells the second of two who disable, enable or delete who was faster, and does nothing', async () => {
    const { store, change: send, advance } = await openAdmin();
    const change = async (...sent: Parameters<typeof send>) => {
      advance(1000);
      return send(...sent);
    };
    const accountId = await addUser(store, { ...anna, password });
    const shown = (state: 'active' | 'disabled') => describeUserState({ ...anna, state });
    expect(await change(accountId, { intent: 'disable', shown: shown('active') })).toMatchObject({ ok: true });
    for (const intent of ['disable', 'delete'])
      expect(await change(accountId, { intent, shown: shown('active') })).toMatchObject(
        told(
          /^Owner changed this first, .*“Disabled the account of Anna”\. Your change wasn’t saved\. The current values are shown below\.$/,
        ),
      );
    expect(await change(accountId, { intent: 'enable', shown: shown('disabled') })).toMatchObject({ ok: true });
    expect(await change(accountId, { intent: 'enable', shown: shown('disabled') })).toMatchObject(told(/“Enabled /));
    await change(accountId, { intent: 'delete', shown: shown('active') });
    for (const intent of ['delete', 'disable', 'save']) {
      const answer = await responseOf(() => change(accountId, { intent, shown: shown('active') }));
      expect(answer.headers.get('Location')).toBe('/admin/dashboard/users');
      expect(noticeOf(answer).text).toMatch(/^Owner changed this first, .*“Deleted the account of Anna”\.$/);
    }
  });

  it.each([
    { intent: 'delete', status: 409 },
    { intent: 'disable', status: 409 },
    { intent: 'save', status: 400 },
  ])('leaves the last owner unchanged on $intent', async ({ intent, status }) => {
    const { store, owner, change } = await openAdmin();
    expect(await change(owner.accountId, { ...anna, intent })).toMatchObject({
      data: { ok: false },
      init: { status },
    });
    expect(await listUsers(store)).toMatchObject([{ role: 'owner', state: 'active' }]);
    expect(await findSession(store, owner.token)).not.toBeNull();
  });

  it('sends an invitation again, with a new link', async () => {
    const { store, invite, change, openEmail } = await openAdmin();
    const first = await invite(anna);
    const user = (await listUsers(store))[0];
    const again = await change(user?.accountId ?? '', { intent: 'invite' });
    expect(await openEmail(urlOf(first))).toMatchObject({ init: { status: 410 } });
    expect(await openEmail(urlOf(again))).toMatchObject({ data: { account: { name: 'Anna' } } });
    await openEmail(urlOf(again), { password });
    expect(await change(user?.accountId ?? '', { intent: 'invite' })).toMatchObject({ init: { status: 409 } });
  });

  it('says of an invited user who is enabled again that a new invitation is needed', async () => {
    const { store, invite, change, openEmail } = await openAdmin();
    const invited = await invite(anna);
    const accountId = (await listUsers(store))[0]?.accountId ?? '';
    await change(accountId, { intent: 'disable' });
    expect(await change(accountId, { intent: 'enable' })).toMatchObject({
      ok: true,
      words: 'Enabled. Their invitation link no longer works, so resend the invite.',
    });
    expect(await openEmail(urlOf(invited))).toMatchObject({ init: { status: 410 } });
    expect(await openEmail(urlOf(await change(accountId, { intent: 'invite' })), { password })).toHaveProperty(
      'status',
    );
    await change(accountId, { intent: 'disable' });
    expect(await change(accountId, { intent: 'enable' })).toMatchObject({ words: 'Enabled.' });
  });

  it('rejects an unknown action', async () => {
    const { owner, change } = await openAdmin();
    await expect(change(owner.accountId, { intent: 'promote' })).rejects.toMatchObject({ init: { status: 400 } });
  });

  it('reports an invalid name at its field, and keeps what was typed', async () => {
    const user = {
      accountId: '1',
      ...anna,
      username: anna.email,
      state: 'active',
      lastSeenAt: null,
      hasSecondFactor: false,
      passkeyCount: 0,
    } as const;
    const values = { ...anna, name: '' };
    const outcome = { ok: false, values, failure: { field: 'name', message: 'Enter a name.' } } as const;
    const Stub = createRoutesStub([
      { path: '/', Component: () => <UserPage user={user} shown="" isSelf={false} outcome={outcome} /> },
    ]);
    render(<Stub />);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    expect(name).toHaveAccessibleDescription(/Enter a name/);
    await waitFor(() => expect(name, 'scrolls into view').toHaveFocus());
    expect(screen.queryByText('Resend invite')).toBeNull();
  });
});

/** A user’s page with scripts, over a real store. */
async function openPage<Params extends object>(
  admin: Awaited<ReturnType<typeof openAdmin>>,
  route: RouteModule<Params>,
  path: string,
  params: Params,
) {
  const enter = async (request: Request) => {
    const context = admin.newContext();
    await guard({ request, context });
    return context;
  };
  const page = stubPage(route, { path, params, token: admin.owner.token, enter });
  const Stub = createRoutesStub(withExits(page));
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  return {
    user,
    name: () => screen.getByLabelText(/^Name/),
    email: () => screen.getByLabelText(/^Email/),
    click: (button: string) => user.click(screen.getByRole('button', { name: button })),
  };
}

describe('unsaved user details', () => {
  it('cause a warning before leaving, rejected or not, and not after saving', async () => {
    const admin = await openAdmin();
    const accountId = await addUser(admin.store, { ...anna, password });
    const path = `/admin/dashboard/users/${accountId}`;
    const { user, name, email, click } = await openPage(admin, userRoute, path, { accountId });
    await user.type(name(), ' Lehtinen');
    await tryToLeave(user);
    await user.click(screen.getByText('Disable this user'));
    await click('Disable');
    expect(await screen.findByText('Disabled, and signed out everywhere.')).toBeVisible();
    expect(name(), 'another form keeps it').toHaveValue('Anna Lehtinen');
    await click('Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(await listUsers(admin.store)).toMatchObject([{ name: 'Anna Lehtinen', state: 'disabled' }, {}]);
    await user.clear(email());
    await user.type(email(), 'Anna@Shop.example');
    await click('Save');
    // The same address isn’t a change.
    await waitFor(() => expect(email()).toHaveValue('anna@shop.example'));
    await user.clear(name());
    await user.type(name(), 'x'.repeat(101));
    await click('Save');
    expect(await screen.findByText('Enter a shorter name.')).toBeVisible();
    await tryToLeave(user);
    await user.clear(name());
    await user.type(name(), 'Anna L.');
    await click('Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    await leaveUnasked(user);
  });

  it('cause a warning for an invitation, and stay while the list is sorted after another invitation', async () => {
    const admin = await openAdmin();
    await startMailbox(admin.store);
    const { user, name, email, click } = await openPage(admin, usersRoute, '/admin/dashboard/users', {});
    await user.type(name(), anna.name);
    await tryToLeave(user);
    await user.type(email(), anna.email);
    await click('Send invite');
    expect(await screen.findByText(`Invitation created for ${anna.email}.`)).toBeVisible();
    await waitFor(() => expect(name()).toHaveValue(''));
    await user.type(name(), 'Ben');
    await click('Apply');
    await waitFor(() => expect(screen.queryByText(/^Invitation created for/)).toBeNull());
    expect(name()).toHaveValue('Ben');
    await tryToLeave(user);
    await user.clear(name());
    await leaveUnasked(user);
  });
});
