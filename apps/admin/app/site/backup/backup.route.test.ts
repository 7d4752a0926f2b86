import { appendFile, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BackupError,
  findSession,
  listActivity,
  listLeads,
  saveSettings,
  settingsGroups,
  systemActor,
} from '@showroom/store/admin';
import { describe, expect, it, vi } from 'vitest';
import { basicActions } from '../../frame/navigation/quick-actions.ts';
import { guard } from '../../frame/session/require-session.server.ts';
import { loadFrame } from '../../frame/guard/load-frame.server.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin, type TemporaryAdmin } from '../../testing/temporary-admin.ts';
import * as deleteRoute from './delete.route.tsx';
import * as downloadRoute from './download.route.ts';
import * as restoreRoute from './restore.route.tsx';
import * as tabRoute from './backup.route.tsx';
import * as uploadRoute from './upload.route.ts';
import { waitForJob } from './wait-for-job.server.ts';

const path = '/admin/dashboard/backup';

async function ownersAdmin() {
  const admin = await temporaryAdmin();
  const { token } = await signIn(admin.store, { isConfirmed: true });
  return { ...admin, token };
}

type Owners = Awaited<ReturnType<typeof ownersAdmin>>;

/** The owner’s request and its context after the guard. */
async function asOwner(admin: Owners, at: string, fields?: Record<string, string>, file?: File) {
  const context = admin.newContext();
  const asked = ask(at, { token: admin.token, ...(fields && file === undefined ? { fields } : {}) });
  let request = asked;
  if (file !== undefined) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
    body.append('file', file);
    request = new Request(asked.url, { method: 'POST', body, headers: { Cookie: asked.headers.get('Cookie') ?? '' } });
  }
  await guard({ request, context });
  return { request, context };
}

const loadTab = async (admin: Owners) =>
  tabRoute.loader(routeArgs({ ...(await asOwner(admin, path)), params: {}, pattern: path }));

const postTab = async (admin: Owners, fields: Record<string, string>, file?: File) =>
  tabRoute.action(routeArgs({ ...(await asOwner(admin, path, fields, file)), params: {}, pattern: path }));

const restorePattern = '/admin/dashboard/backup/:name';

const loadRestore = async (admin: Owners, name: string) =>
  restoreRoute.loader(
    routeArgs({ ...(await asOwner(admin, `${path}/${name}`)), params: { name }, pattern: restorePattern }),
  );

const postRestore = async (admin: Owners, name: string, intent: string) =>
  restoreRoute.action(
    routeArgs({ ...(await asOwner(admin, `${path}/${name}`, { intent })), params: { name }, pattern: restorePattern }),
  );

async function makeOne(admin: Owners, fields: Record<string, string> = {}): Promise<string> {
  const before = (await admin.backups.list()).length;
  const response = await responseOf(() => postTab(admin, { intent: 'create', ...fields }));
  expect([response.status, response.headers.get('Location')]).toEqual([302, path]);
  // The response may come before the backup is done.
  await expect.poll(async () => (await admin.backups.list()).length).toBe(before + 1);
  return (await admin.backups.list())[0]?.name ?? '';
}

describe('Backup & Restore', () => {
  it('makes a backup, lists it with its verification, and downloads it', async () => {
    const admin = await ownersAdmin();
    await storeLead(admin.store);
    expect(await loadTab(admin)).toMatchObject({ backups: [], isFolderUnreadable: false });
    const folder = join(admin.store.dataDir, 'backups');
    await rm(folder, { recursive: true, force: true });
    // A circular link can’t be read.
    await symlink(folder, folder);
    expect(await loadTab(admin)).toMatchObject({ backups: [], isFolderUnreadable: true });
    await rm(folder);
    const name = await makeOne(admin);
    // The server redirects URLs with capital letters.
    expect(name).toMatch(/^showroom-2026-11-21-150000-manual-[\da-f]{6}\.tar$/);
    expect((await loadTab(admin)).backups).toMatchObject([{ name, sort: 'manual', proof: { counts: { Leads: 1 } } }]);
    const lines = await listActivity(admin.store);
    expect(lines).toContainEqual(expect.objectContaining({ action: 'backup.created', actorName: 'owner' }));

    const asked = await asOwner(admin, `/admin/backups/${name}`);
    const response = await responseOf(() =>
      downloadRoute.loader(routeArgs({ ...asked, params: { name }, pattern: '/admin/backups/:name' })),
    );
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    const sent = Buffer.from(await response.arrayBuffer());
    expect(sent.equals(await readFile(join(admin.backups.directory, name)))).toBe(true);
    expect((await listActivity(admin.store)).map((line) => line.action)).toContain('backup.downloaded');
  });

  it('makes one from the overview', async () => {
    const admin = await ownersAdmin();
    const fields = basicActions.find((action) => action.label === 'Create Backup')?.submit?.fields ?? [];
    const response = await responseOf(() => postTab(admin, Object.fromEntries(fields)));
    expect(response.headers.get('Location')).toBe(path);
    expect(await admin.backups.list()).toMatchObject([{ sort: 'manual' }]);
  });

  it('shows what would change, and restores everything; the user who restores stays signed in', async () => {
    const admin = await ownersAdmin();
    await storeLead(admin.store);
    const name = await makeOne(admin);
    await storeLead(admin.store, { email: 'second@home.example' });
    await admin.store.write({ actor: systemActor }, (transaction) =>
      saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: 'Another name' } }),
    );
    const shown = await loadRestore(admin, name);
    expect(shown.countsNow['Settings changes']).toBe(1);
    expect(shown.backup.proof?.counts['Settings changes']).toBe(0);
    expect(shown.countsNow['Leads']).toBe(2);
    expect(shown.backup.proof?.counts['Leads']).toBe(1);
    expect((await listLeads(admin.store)).total).toBe(2);

    const response = await responseOf(() => postRestore(admin, name, 'restore'));
    expect(response.headers.get('Location')).toBe(path);
    expect((await listLeads(admin.store)).total).toBe(1);
    expect(await findSession(admin.store, admin.token)).not.toBeNull();
    const words = (await listActivity(admin.store)).map((line) => line.words);
    expect(words).toContainEqual(expect.stringMatching(/^Restored the backup from Nov\.? 21, 2026/));
    expect((await loadTab(admin)).backups.map(({ sort }) => sort).toSorted()).toEqual(['before-restore', 'manual']);
  });

  it('accepts an uploaded one, and shows what it would change', async () => {
    const admin = await ownersAdmin();
    await storeLead(admin.store);
    const name = await makeOne(admin, { passphrase: 'four plain words here' });
    const file = new File([await readFile(join(admin.backups.directory, name))], 'mine.tar.age');
    const send = (fields: Record<string, string>, sent: File) => postTab(admin, { intent: 'upload', ...fields }, sent);
    expect(await send({}, file)).toMatchObject({
      data: { uploadProblem: expect.stringMatching(/protected by a passphrase/), isOfPassphrase: true },
    });
    expect(await send({ passphrase: 'others' }, file)).toMatchObject({
      data: { uploadProblem: expect.stringMatching(/^Wrong passphrase/), isOfPassphrase: true },
    });
    // A script gets the same message.
    const sendByScript = async (fields: Record<string, string>) => {
      const at = '/admin/backups/upload';
      const asked = await asOwner(admin, at, { intent: 'upload', ...fields }, file);
      const answer = await uploadRoute.action(routeArgs({ ...asked, params: {}, pattern: at }));
      return answer.json();
    };
    expect(await sendByScript({ passphrase: 'others' })).toEqual({
      message: expect.stringMatching(/^Wrong passphrase/),
      isOfPassphrase: true,
    });
    expect(await sendByScript({ passphrase: 'four plain words here' })).toEqual({
      to: expect.stringMatching(/^\/admin\/dashboard\/backup\/showroom-.*-uploaded-.*\.tar\.age$/),
    });
    const response = await responseOf(() => send({ passphrase: 'four plain words here' }, file));
    const to = response.headers.get('Location') ?? '';
    expect(to).toMatch(/^\/admin\/dashboard\/backup\/showroom-.*-uploaded-.*\.tar\.age$/);
    const foreign = new File(['Dear Sir or Madam'], 'letter.tar');
    expect(await send({}, foreign)).toMatchObject({
      data: { uploadProblem: 'This file isn’t a backup made by this software.', isOfPassphrase: false },
    });
    expect(await send({}, new File([], 'mine.tar'))).toMatchObject({
      init: { status: 400 },
      data: { uploadProblem: expect.stringMatching(/^This file is empty\./) },
    });
    expect(await readdir(admin.store.incomingDir)).toEqual([]);
    const none = await postTab(admin, { intent: 'upload' });
    expect(none).toMatchObject({ data: { uploadProblem: 'Choose a backup file first.' } });
  });

  it('reports a wrong passphrase, and restores with the right one', async () => {
    const admin = await ownersAdmin();
    const name = await makeOne(admin, { passphrase: 'four plain words here' });
    for (const [intent, problem] of [
      ['check', 'checkProblem'],
      ['restore', 'restoreProblem'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one thing is done at a time
      expect(await postRestore(admin, name, intent)).toMatchObject({
        data: { [problem]: expect.stringMatching(/protected by a passphrase/), isOfPassphrase: true },
      });
    }
    expect((await loadRestore(admin, name)).backup.proof).not.toBeNull();
  });

  it('says that a backup is damaged, and restores none of it', async () => {
    const admin = await ownersAdmin();
    await storeLead(admin.store);
    const name = await makeOne(admin);
    const file = join(admin.backups.directory, name);
    const bytes = await readFile(file);
    const place = bytes.indexOf('tables/lead/') + 512 + 30;
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(file, bytes);
    for (const [intent, problem] of [
      ['check', 'checkProblem'],
      ['restore', 'restoreProblem'],
    ] as const) {
      const answer = await postRestore(admin, name, intent);
      expect(answer).toMatchObject({ data: { [problem]: expect.stringMatching(/damaged or incomplete/) } });
    }
    expect((await listLeads(admin.store)).total).toBe(1);
    // No longer listed as verified.
    expect((await loadTab(admin)).backups[0]?.proof).toBeNull();
    await appendFile(file, 'x');
    // The user who waited was already informed, so the backups count as healthy.
    expect((await loadTab(admin)).unreportedProblem).toBeNull();
  });

  it('requires a passphrase of a minimum length', async () => {
    const admin = await ownersAdmin();
    const answer = await postTab(admin, { intent: 'create', passphrase: 'short' });
    expect(answer).toMatchObject({ data: { passphraseProblem: expect.stringMatching(/12 characters/) } });
    expect(await admin.backups.list()).toEqual([]);
  });

  it('reports a full disk', async () => {
    const admin = await ownersAdmin();
    vi.spyOn(admin.backups, 'make').mockRejectedValue(new BackupError('disk-full'));
    expect(await postTab(admin, { intent: 'create' })).toMatchObject({
      init: { status: 507 },
      data: { createProblem: expect.stringMatching(/^The disk is full/) },
    });
  });

  it('says when another request was first', async () => {
    const admin = await ownersAdmin();
    const submit = () => postTab(admin, { intent: 'create' });
    const answers = await Promise.all([submit(), submit()]);
    expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1);
    expect(answers).toContainEqual(
      expect.objectContaining({ data: { createProblem: expect.stringMatching(/is already running/) } }),
    );
    expect(await admin.backups.list()).toHaveLength(1);
  });

  it('deletes one permanently', async () => {
    const admin = await ownersAdmin();
    const name = await makeOne(admin);
    const asked = await asOwner(admin, `${path}/${name}/delete`, { revision: '1' });
    const pattern = '/admin/dashboard/backup/:name/delete';
    const response = await responseOf(() => deleteRoute.action(routeArgs({ ...asked, params: { name }, pattern })));
    expect(response.headers.get('Location')).toBe(path);
    expect(await admin.backups.list()).toEqual([]);
    expect((await readdir(admin.backups.directory)).filter((file) => file.startsWith('showroom'))).toEqual([]);
  });

  it('doesn’t wait forever: its page shows what is running, and then its result', async () => {
    const admin = await ownersAdmin();
    const work = admin.backups.make({ actor: { kind: 'system' } });
    expect(await waitForJob(admin.backups, work, 0)).toEqual({ state: 'under-way' });
    expect((await loadTab(admin)).underWay).toMatchObject({ kind: 'backup' });
    const name = await work;
    expect(await loadTab(admin)).toMatchObject({ underWay: null, unreportedProblem: null });
    expect(await admin.backups.list()).toHaveLength(1);

    await writeFile(join(admin.backups.directory, name), 'cut off');
    const actor = { kind: 'system' } as const;
    for (const [begin, told] of [
      [() => admin.backups.prove(name, {}), 'Verification failed: '],
      [() => admin.backups.restore(name, { actor, as: 'it' }), 'Restore failed: '],
    ] as const) {
      const failing = begin();
      // oxlint-disable-next-line no-await-in-loop -- one thing is done at a time
      expect(await waitForJob(admin.backups, failing, 0)).toEqual({ state: 'under-way' });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { message } = await failing.then(
        () => new BackupError('stopped'),
        (error: BackupError) => error,
      );
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await loadTab(admin)).unreportedProblem).toBe(told + message);
    }
    await makeOne(admin);
    expect((await loadTab(admin)).unreportedProblem).toBeNull();
  });

  it('reports that the nightly backup failed', async () => {
    const admin = await ownersAdmin();
    await rm(admin.backups.directory, { recursive: true, force: true });
    await writeFile(admin.backups.directory, 'in the way');
    admin.advance(24 * 60 * 60 * 1000);
    const { token } = await signIn(admin.store, { isConfirmed: true });
    await admin.backups.lookWhetherDue();
    const problem = 'Backup failed: Something went wrong. See the server log for details.';
    expect((await loadTab({ ...admin, token })).unreportedProblem).toBe(problem);
  });

  it('reports a failed and an overdue backup on every page', async () => {
    const admin = await ownersAdmin();
    const trouble = async (of: TemporaryAdmin) => {
      const session = await findSession(of.store, admin.token);
      if (session === null) throw new Error('The owner is signed in');
      return (await loadFrame(of.newContext(), session)).backupProblem;
    };
    expect(await trouble(admin)).toBeNull();
    await rm(admin.backups.directory, { recursive: true, force: true });
    await writeFile(admin.backups.directory, 'in the way');
    await expect(postTab(admin, { intent: 'create' })).rejects.toThrow();
    expect(await trouble(admin)).toMatch(/^The last backup failed/);
    await rm(admin.backups.directory);
    await makeOne(admin);
    expect(await trouble(admin)).toBeNull();
  });
});
