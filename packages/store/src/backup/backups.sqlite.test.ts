import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, truncate, utimes, writeFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { reader, writer } from '../database/handles.ts';
import { createLead } from '../leads/create-lead.ts';
import { listLeads } from '../leads/inbox/list-leads.ts';
import { emailMessageSchema } from '../mail/email-message.ts';
import type { Store } from '../store.ts';
import { silentLog } from '../store-log.ts';
import { runOnStore } from '../testing/child-process.ts';
import { pdfFile, sampleLead } from '../testing/sample-input.ts';
import { temporaryDirectory, temporaryStore, TestClock } from '../testing/temporary-store.ts';
import { findBackup, inWorkFolder, listBackups, verifyBackup } from './backup-library.ts';
import { openBackups } from './backups.ts';
import { LastFailure } from './last-failure.ts';

const actor = { kind: 'account', accountId: 'an-id', username: 'owner' } as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function storeWithBackups({ passphrase }: { passphrase?: string } = {}) {
  const clock = new TestClock();
  const dataDir = await temporaryDirectory();
  const store = await temporaryStore({ dataDir, clock });
  const directory = path.join(dataDir, 'backups');
  // On PostgreSQL it is a copy of one that was made before the clock of the test.
  await store.write({ actor }, async (transaction) => {
    await writer(transaction).updateTable('app_secret').set({ created_at: clock.now().toISOString() }).execute();
  });
  const options = { store, directory, passphrase, pageUrl: 'https://admin.example/backup', log: silentLog };
  const open = () => openBackups(options);
  return { clock, store, directory, open, backups: await open() };
}

const send = async (store: Store, email: string, more = '') => {
  const result = await createLead(store, sampleLead({ email }), [pdfFile('plan.pdf', email + more)]);
  if (!result.ok) throw new Error(result.code);
};

describe('a backup', () => {
  it('is listed with its verification, and recorded in the activity', async () => {
    const { store, directory, backups } = await storeWithBackups();
    expect(await backups.list()).toEqual([]);
    await send(store, 'a@home.example');
    const name = await backups.make({ actor });
    expect(await backups.list()).toEqual([
      {
        name,
        sort: 'manual',
        createdAt: '2026-11-21T15:00:00.000Z',
        isLocked: false,
        bytes: (await readFile(path.join(directory, name))).length,
        proof: expect.objectContaining({
          provenAt: '2026-11-21T15:00:00.000Z',
          counts: expect.objectContaining({ Leads: 1, 'Lead files': 1, 'Blog posts': 0 }),
          faults: [],
        }),
      },
    ]);
    const lines = await listActivity(store);
    expect(lines).toContainEqual(expect.objectContaining({ action: 'backup.created', actorName: 'owner' }));
    expect((await readdir(directory)).toSorted()).toEqual(['.under-way', name, `${name}.json`].toSorted());
    expect(await readdir(path.join(directory, '.under-way'))).toEqual([]);
  });

  it('is made once when two users start it, and the other is told', async () => {
    const { backups } = await storeWithBackups();
    const both = await Promise.allSettled([backups.make({ actor }), backups.make({ actor })]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(both[1]).toMatchObject({ reason: { code: 'under-way' } });
    expect(await backups.list()).toHaveLength(1);
    expect(backups.underWay).toBeNull();
  });

  it('leaves nothing when the program is stopped in the middle', async () => {
    const { store, directory, backups } = await storeWithBackups();
    await send(store, 'a@home.example', 'x'.repeat(30_000_000));
    const made = backups.make({ actor });
    expect(backups.underWay).toMatchObject({ kind: 'backup' });
    const folder = path.join(directory, '.under-way');
    await vi.waitFor(
      async () => expect(await readdir(folder, { recursive: true })).toContainEqual(expect.stringMatching(/archive$/)),
      { timeout: 20_000, interval: 1 },
    );
    await backups.stop();
    await expect(made).rejects.toMatchObject({ code: 'stopped' });
    expect(await backups.list()).toEqual([]);
    expect(await readdir(path.join(directory, '.under-way'))).toEqual([]);
    expect(backups.findProblem()).toBeNull();
  });

  it('is complete or not listed when the process is killed', { timeout: 120_000 }, async () => {
    const { store, directory, backups } = await storeWithBackups();
    for (const name of ['a', 'b']) await send(store, `${name}@home.example`);
    const acknowledged: string[] = [];
    for (let kill = 0; kill < 4; kill += 1) {
      const child = await runOnStore('testing/back-up-forever.ts', store.dataDir, [directory]);
      await child.waitForLines(1);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      child.process.kill('SIGKILL');
      await child.ended;
      acknowledged.push(...child.lines());
    }
    const listed = await listBackups(directory);
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    for (const { name, proof } of listed) {
      expect(proof?.counts['Leads']).toBe(2);
      await verifyBackup(store, { directory, name });
    }
    // What the killed ones left is removed, once it is certain that no one works on it.
    const left = path.join(directory, '.under-way');
    const then = new Date(Date.now() - 2 * HOUR_MS);
    await mkdir(path.join(left, 'abandoned'));
    for (const name of await readdir(left)) {
      for (const inside of await readdir(path.join(left, name)))
        await utimes(path.join(left, name, inside), then, then);
      await utimes(path.join(left, name), then, then);
    }
    await backups.make({ actor });
    expect(await readdir(left)).toEqual([]);
  });

  it('that was interrupted is cleaned up', async () => {
    const { directory, backups } = await storeWithBackups();
    const left = path.join(directory, '.under-way');
    const work = await inWorkFolder(directory, async (folder) => path.basename(folder));
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const ofGone = work.replace(`-${process.pid}-`, `-${gone}-`);
    const ofOtherMachine = `00000000-${gone}-abcdef`;
    const minutesAgo = new Date(Date.now() - 2 * 60 * 1000);
    for (const name of [work, ofGone, ofOtherMachine, `${ofGone}ff`]) {
      await mkdir(path.join(left, name));
      if (name !== `${ofGone}ff`) await utimes(path.join(left, name), minutesAgo, minutesAgo);
    }
    await backups.tidy();
    // What a living process works on stays, and what is of another machine; and what was touched a moment ago.
    expect((await readdir(left)).toSorted()).toEqual([work, ofOtherMachine, `${ofGone}ff`].toSorted());
  });

  it('that was changed in the folder is no longer verified', async () => {
    const { store, directory, backups } = await storeWithBackups();
    await send(store, 'a@home.example');
    const name = await backups.make({ actor });
    await backups.prove(name, {});
    const { bytes = 0 } = (await backups.find(name)) ?? {};
    await truncate(path.join(directory, name), bytes - 600);
    expect((await backups.find(name))?.proof).toBeNull();
    await expect(backups.prove(name, {})).rejects.toMatchObject({ code: 'damaged' });
    await expect(backups.restore(name, { actor, as: 'it' })).rejects.toMatchObject({ code: 'damaged' });
    expect((await listLeads(store)).total).toBe(1);
  });

  it('stays verified with a wrong passphrase, but not if it is damaged', async () => {
    const { directory, backups } = await storeWithBackups();
    const name = await backups.make({ actor, passphrase: 'four plain words here' });
    const made = await backups.find(name);
    expect(made?.proof).not.toBeNull();
    await expect(backups.prove(name, { passphrase: 'others' })).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await expect(backups.prove(name, {})).rejects.toMatchObject({ code: 'locked' });
    expect(await backups.find(name)).toEqual(made);
    const file = path.join(directory, name);
    const bytes = await readFile(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(file, bytes);
    const passphrase = 'four plain words here';
    await expect(backups.prove(name, { passphrase })).rejects.toMatchObject({ code: 'damaged' });
    expect((await backups.find(name))?.proof).toBeNull();
  });

  it('is found only by its file name', async () => {
    const { directory, backups } = await storeWithBackups();
    const name = await backups.make({ actor });
    for (const other of [`../backups/${name}`, `${name}.json`, '.under-way', 'last-failure.json', '', 'showroom.db']) {
      expect(await findBackup(directory, other)).toBeUndefined();
    }
  });

  it('can be uploaded', async () => {
    const { store, directory, backups } = await storeWithBackups();
    await send(store, 'a@home.example');
    const name = await backups.make({ actor, passphrase: 'four plain words here' });
    const uploaded = path.join(store.incomingDir, 'upload');
    await cp(path.join(directory, name), uploaded);
    await backups.remove(name, { actor, as: 'the backup' });
    expect(await backups.list()).toEqual([]);
    await expect(backups.take(uploaded, { actor })).rejects.toMatchObject({ code: 'locked' });
    const taken = await backups.take(uploaded, { actor, passphrase: 'four plain words here' });
    expect(await backups.find(taken)).toMatchObject({
      sort: 'uploaded',
      isLocked: true,
      proof: { counts: { Leads: 1 } },
    });
    await writeFile(uploaded, 'no backup');
    await expect(backups.take(uploaded, { actor })).rejects.toMatchObject({ code: 'foreign' });
    expect(await backups.list()).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('is shown later only if no one waited for the result', async () => {
    const { directory, backups } = await storeWithBackups();
    const name = await backups.make({ actor });
    await writeFile(path.join(directory, name), 'cut off');
    const fail = () => expect(backups.prove(name, {})).rejects.toMatchObject({ code: 'foreign' });
    await fail();
    expect(backups.unseenFailure).toBeNull();
    const failing = fail();
    backups.stopWaiting();
    await failing;
    const told = { kind: 'check', message: 'This file isn’t a backup made by this software.' };
    expect(backups.unseenFailure).toEqual(told);
    await fail();
    expect(backups.unseenFailure).toBeNull();
    // At the last moment: it has failed, and the folder is read once more.
    const list = vi.spyOn(backups, 'list').mockImplementationOnce(async () => {
      backups.stopWaiting();
      return [];
    });
    await fail();
    expect(list).toHaveBeenCalled();
    expect(backups.unseenFailure).toEqual(told);
    await backups.make({ actor });
    expect(backups.unseenFailure).toBeNull();
  });
});

describe('a restore', () => {
  it('keeps a backup of the previous state for a month', async () => {
    const { clock, store, backups } = await storeWithBackups();
    const name = await backups.make({ actor });
    for (let time = 0; time < 4; time += 1) {
      clock.advance(1000);
      await send(store, `${time}@home.example`);
      await backups.restore(name, { actor, as: 'the backup' });
      expect((await listLeads(store)).total).toBe(0);
    }
    const copies = (await backups.list()).filter(({ sort }) => sort === 'before-restore');
    expect(copies.map(({ proof }) => proof?.counts['Leads'])).toEqual([1, 1, 1, 1]);
    await backups.restore(copies[0]?.name ?? '', { actor, as: 'the copy' });
    expect((await listLeads(store, { query: '3@home.example' })).total).toBe(1);
    clock.advance(32 * 24 * 60 * 60 * 1000);
    await backups.tidy();
    expect((await backups.list()).map(({ sort }) => sort)).toEqual(['manual']);
  });

  it('uses the default passphrase for the archive and the safety copy', async () => {
    const { store, backups } = await storeWithBackups({ passphrase: 'the usual words of the shop' });
    const name = await backups.make({ actor });
    await send(store, 'a@home.example');
    await backups.restore(name, { actor, as: 'the backup' });
    expect((await backups.list()).map(({ isLocked }) => isLocked)).toEqual([true, true]);
  });
});

describe('the daily backup', () => {
  it('is made when it is due, and not before', async () => {
    const { clock, backups } = await storeWithBackups();
    // A store that was made at ten in the morning: three at night is seventeen hours later.
    await backups.lookWhetherDue();
    clock.advance(16.5 * HOUR_MS);
    await backups.lookWhetherDue();
    expect(await backups.list()).toEqual([]);
    clock.advance(0.5 * HOUR_MS);
    await backups.lookWhetherDue();
    await backups.lookWhetherDue();
    expect((await backups.list()).map(({ sort }) => sort)).toEqual(['daily']);
    clock.advance(DAY_MS);
    await backups.lookWhetherDue();
    expect(await backups.list()).toHaveLength(2);
  });

  it('is reported as overdue on every page', async () => {
    const { clock, backups, open } = await storeWithBackups();
    expect(backups.findProblem()).toBeNull();
    clock.advance(30 * HOUR_MS);
    expect(backups.findProblem()).toMatch(/^No backup has been made yet/);
    await backups.make({ actor });
    expect(backups.findProblem()).toBeNull();
    clock.advance(2 * DAY_MS);
    expect((await open()).findProblem()).toMatch(/^The last backup is more than a day old/);
  });

  it('prunes daily backups, but no others', async () => {
    const { clock, backups } = await storeWithBackups();
    const mine = await backups.make({ actor });
    for (let day = 0; day < 12; day += 1) {
      clock.advance(DAY_MS);
      await backups.lookWhetherDue();
    }
    const list = await backups.list();
    expect(list.at(-1)?.name).toBe(mine);
    // Seven days, and the Sunday of the week before them.
    expect(list.slice(0, -1).map(({ createdAt }) => createdAt.slice(8, 10))).toEqual([
      '03',
      '02',
      '01',
      '30',
      '29',
      '28',
      '27',
      '22',
    ]);
  });

  it('that fails is reported on every page, in the activity and by one email a day, until one succeeds', async () => {
    const { clock, store, directory, backups, open } = await storeWithBackups();
    // Where the folder should be lies a file.
    await rm(directory, { recursive: true, force: true });
    await writeFile(directory, 'in the way');
    const emails = async () => {
      const rows = await reader(store).selectFrom('outbox').select('letter').execute();
      return rows.map(({ letter }) => emailMessageSchema.parse(JSON.parse(letter ?? '')));
    };
    clock.advance(DAY_MS);
    await backups.lookWhetherDue();
    expect(backups.findProblem()).toMatch(/^The last backup failed/);
    expect(backups.unseenFailure, 'stays visible, because no one watches at night').toMatchObject({ kind: 'backup' });
    await backups.lookWhetherDue();
    clock.advance(2 * HOUR_MS);
    await backups.lookWhetherDue();
    expect((await emails()).map(({ subject }) => subject)).toEqual(['The daily backup failed']);
    expect((await emails())[0]?.blocks.at(-1)).toMatchObject({ kind: 'link', url: 'https://admin.example/backup' });
    expect((await listActivity(store)).map(({ action }) => action)).toEqual(['backup.failed', 'backup.failed']);
    clock.advance(DAY_MS);
    await backups.lookWhetherDue();
    expect(await emails()).toHaveLength(2);

    await rm(directory);
    clock.advance(2 * HOUR_MS);
    await backups.lookWhetherDue();
    expect(backups.findProblem()).toBeNull();
    expect((await open()).findProblem()).toBeNull();
    expect(await emails()).toHaveLength(2);
  });

  it('that is missing for another reason is reported by one email', async () => {
    const { clock, store, directory, backups, open } = await storeWithBackups();
    const subjects = async () => {
      const rows = await reader(store).selectFrom('outbox').select('letter').execute();
      return rows.map(({ letter }) => emailMessageSchema.parse(JSON.parse(letter ?? '')).subject);
    };
    await rm(directory, { recursive: true, force: true });
    await symlink(directory, directory);
    await backups.lookWhetherDue();
    await backups.lookWhetherDue();
    expect(backups.findProblem()).toMatch(/^The backup folder can’t be read/);
    expect((await open()).findProblem(), 'the admin still starts').toMatch(/can’t be read/);
    expect(await subjects()).toEqual(['The daily backup wasn’t made']);
    await rm(directory);
    clock.advance(DAY_MS);
    await backups.lookWhetherDue();
    expect(backups.findProblem()).toBeNull();

    clock.advance(2 * DAY_MS);
    const stuck = store.write({ actor }, () => new Promise<void>((resolve) => setTimeout(resolve, 300)));
    const making = backups.make({ actor });
    await backups.lookWhetherDue();
    await stuck;
    await making;
    await backups.lookWhetherDue();
    expect(await subjects()).toHaveLength(2);

    clock.advance(2 * DAY_MS);
    for (let start = 0; start < 2; start += 1) {
      const restarted = new LastFailure({ store, directory, pageUrl: 'https://admin.example/backup' });
      // oxlint-disable-next-line no-await-in-loop -- one start after another
      await restarted.refresh({ lastAt: null });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await restarted.notifyOwnerByEmail('None was made.');
    }
    expect(await subjects(), 'a restart repeats no notice').toHaveLength(3);
  });
});
