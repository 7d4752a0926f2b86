import { createSession, listUsers, SESSION_CONFIRMED_MS, systemActor } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { action as changeOwn } from '../../people/account/account.route.tsx';
import { action as postBackups, loader as showBackups } from '../../site/backup/backup.route.tsx';
import { action as deleteBackup } from '../../site/backup/delete.route.tsx';
import { loader as download } from '../../site/backup/download.route.ts';
import { action as restore } from '../../site/backup/restore.route.tsx';
import { guard } from '../session/require-session.server.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as changeUser } from '../../people/users/user.route.tsx';
import { action as inviteUser } from '../../people/users/users.route.tsx';

const anna = { name: 'Anna', email: 'anna@shop.example', role: 'owner' } as const;

async function openAdmin() {
  const admin = await temporaryAdmin();
  const { token, accountId } = await signIn(admin.store);
  const open = async (path: string, fields?: Record<string, string>, as = token) => {
    const request = ask(path, { token: as, ...(fields ? { fields } : {}) });
    const context = admin.newContext();
    await guard({ request, context });
    return { request, context };
  };
  const users = '/admin/dashboard/users';
  const invite = async (fields: Record<string, string>, as?: string) =>
    inviteUser(routeArgs({ ...(await open(users, fields, as)), params: {}, pattern: users }));
  const change = async (fields: Record<string, string>) =>
    changeUser(
      routeArgs({
        ...(await open(`${users}/${accountId}`, fields)),
        params: { accountId },
        pattern: '/admin/dashboard/users/:accountId',
      }),
    );
  return { ...admin, token, accountId, open, invite, change };
}

describe('a sensitive action', () => {
  it('needs the owner’s identity to be confirmed first, and the form returns as it was sent', async () => {
    const { store, backups, accountId, open, invite, change } = await openAdmin();
    const before = await listUsers(store);
    for (const intent of ['save', 'invite', 'disable', 'enable', 'remove-second-factor', 'remove-passkeys', 'delete']) {
      // oxlint-disable-next-line no-await-in-loop -- one form after another, as they are sent
      expect(await change({ ...anna, intent })).toMatchObject({
        data: { confirmation: { fields: Object.entries({ ...anna, intent }), failure: null } },
        init: { status: 401 },
      });
    }
    expect(await invite(anna)).toMatchObject({ init: { status: 401 } });
    const person = { intent: 'person', name: 'Mallory', email: 'mallory@evil.example' };
    const account = '/admin/account';
    const own = await changeOwn(routeArgs({ ...(await open(account, person)), params: {}, pattern: account }));
    expect(own).toMatchObject({ init: { status: 401 } });
    expect(await listUsers(store)).toEqual(before);

    const name = await backups.make({ actor: { kind: 'account', accountId, username: 'owner' } });
    const tab = '/admin/dashboard/backup';
    const page = `${tab}/${name}`;
    const pattern = '/admin/dashboard/backup/:name';
    const response = await responseOf(async () =>
      download(
        routeArgs({ ...(await open(`/admin/backups/${name}`)), params: { name }, pattern: '/admin/backups/:name' }),
      ),
    );
    const asking = `${tab}?download=${name}`;
    expect(response.headers.get('Location'), 'the list asks to confirm').toBe(asking);
    const shown = async () => showBackups(routeArgs({ ...(await open(asking)), params: {}, pattern: tab }));
    const wish = { intent: 'download', name };
    expect(await shown()).toMatchObject({
      wanted: name,
      unconfirmed: { confirmation: { fields: Object.entries(wish) } },
    });
    const post = async (fields: Record<string, string>) =>
      restore(routeArgs({ ...(await open(page, fields)), params: { name }, pattern }));
    expect(await post({ intent: 'restore' })).toMatchObject({ init: { status: 401 } });
    const remove = { ...(await open(`${page}/delete`, {})), params: { name }, pattern: `${pattern}/delete` as const };
    expect(await deleteBackup(routeArgs(remove))).toMatchObject({ init: { status: 401 } });
    expect(await backups.list()).toHaveLength(1);
    const answer = (more: Record<string, string>) =>
      responseOf(async () =>
        postBackups(routeArgs({ ...(await open(asking, { ...wish, ...more })), params: {}, pattern: tab })),
      );
    const cancelled = await answer({ 'not-confirmed': 'yes' });
    expect(cancelled.headers.get('Location'), 'without JavaScript').toBe(tab);
    const ready = await answer({ password: ownerPassword });
    expect(ready.headers.get('Location')).toBe(asking);
    expect(await shown()).toMatchObject({ wanted: name, unconfirmed: null });
  });

  it('is allowed with the password and for ten minutes afterwards, in this session only', async () => {
    const { store, accountId, advance, invite } = await openAdmin();
    const other = await store.write({ actor: systemActor }, (transaction) => createSession(transaction, { accountId }));
    expect(await invite({ ...anna, password: ownerPassword })).toMatchObject({ ok: true });
    advance(SESSION_CONFIRMED_MS - 1);
    expect(await invite({ ...anna, email: 'b@shop.example' })).toMatchObject({ ok: true });
    expect(await invite({ ...anna, email: 'c@shop.example' }, other.token)).toMatchObject({ init: { status: 401 } });
    advance(1);
    expect(await invite({ ...anna, email: 'c@shop.example' })).toMatchObject({ init: { status: 401 } });
  });

  it('is not done when the question is cancelled without scripts, and what was typed is kept', async () => {
    const { store, invite } = await openAdmin();
    await invite({ ...anna, email: 'b@shop.example', password: ownerPassword });
    const before = await listUsers(store);
    await expect(invite({ ...anna, 'not-confirmed': 'yes' })).rejects.toMatchObject({
      data: {
        rejectedForm: { why: 'not-confirmed', action: '/admin/dashboard/users', fields: Object.entries(anna) },
      },
      init: { status: 401 },
    });
    expect(await listUsers(store)).toEqual(before);
  });

  it('is rate-limited, and never shows a wrong password again', async () => {
    const { store, invite } = await openAdmin();
    for (let guess = 0; guess < 10; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one guess after another, as they are counted
      expect(await invite({ ...anna, password: 'guess' })).toMatchObject({
        data: {
          confirmation: { fields: Object.entries(anna), failure: 'That password is incorrect. Try again.' },
        },
        init: { status: 400 },
      });
    }
    expect(await invite({ ...anna, password: ownerPassword })).toMatchObject({
      data: { confirmation: { failure: 'Too many tries. Wait 15 minutes and try again.' } },
      init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^[89]\d\d$/) } },
    });
    expect(await listUsers(store)).toHaveLength(1);
  });
});
