import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runOnStore } from '../testing/child-process.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { storeEnvironment } from '../testing/test-database.ts';
import { createLead } from '../leads/create-lead.ts';
import { countRecords } from '../backup/count-records.ts';
import { reader } from '../database/handles.ts';

it('changes nothing without a terminal to confirm', async () => {
  const dataDir = await temporaryDirectory();
  const store = await temporaryStore({ dataDir });
  expect(await (await runOnStore('bin/backup.ts', dataDir)).ended).toBe(0);
  const [name = ''] = (await readdir(path.join(dataDir, 'backups'))).filter((file) => file.endsWith('.tar'));
  await createLead(store, sampleLead(), []);
  // Its input ends at once.
  const restore = await runOnStore('bin/restore.ts', dataDir, [name]);
  expect(await restore.ended).toBe(0);
  expect(restore.lines().at(-1)).toMatch(/Nothing was changed\.$/);
  expect(await countRecords(reader(store))).toMatchObject({ Leads: 1 });
});

it('accepts only “yes”', async () => {
  const dataDir = await temporaryDirectory();
  const store = await temporaryStore({ dataDir });
  expect(await (await runOnStore('bin/backup.ts', dataDir)).ended).toBe(0);
  const [name = ''] = (await readdir(path.join(dataDir, 'backups'))).filter((file) => file.endsWith('.tar'));
  await createLead(store, sampleLead(), []);
  const leads = async () => (await countRecords(reader(store)))['Leads'];
  const env = { ...process.env, ...(await storeEnvironment(dataDir)) };
  const answer = async (typed: string) => {
    const restore = spawn(process.execPath, [path.join(inject('scripts'), 'bin/restore.js'), name], { env });
    onTestFinished(() => void restore.kill('SIGKILL'));
    restore.stdin.end(`${typed}\n`);
    expect(await once(restore, 'exit'), typed).toEqual([0, null]);
  };
  for (const typed of ['y', 'Y', 'YES', 'Yes', 'yes please', 'ye', 'no', '']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await answer(typed);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await leads(), typed).toBe(1);
  }
  await answer('yes');
  expect(await leads()).toBe(0);
}, 240_000);

it.each(['showroom-2026.tar', '.'])('reports %s, which is not a file', async (typed) => {
  const { dataDir } = await temporaryStore();
  const restore = await runOnStore('bin/restore.ts', dataDir, [typed]);
  expect(await restore.ended).toBe(1);
  await expect(restore.waitForLines(1)).rejects.toThrow(/early: This backup no longer exists\.\n$/);
});
