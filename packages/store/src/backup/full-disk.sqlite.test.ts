import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLead } from '../leads/create-lead.ts';
import { listLeads } from '../leads/inbox/list-leads.ts';
import { systemActor } from '../database/write-transaction.ts';
import { silentLog } from '../store-log.ts';
import { pdfFile, sampleLead } from '../testing/sample-input.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { tinyDisk } from '../testing/tiny-disk.ts';
import { openBackups } from './backups.ts';

it('reports a full disk, lists no incomplete backup, and changes nothing for a restore', async ({ skip }) => {
  const disk = await tinyDisk(2000);
  if (disk === null) {
    skip('No small file system can be mounted here');
    return;
  }
  try {
    const store = await temporaryStore();
    const directory = path.join(disk.directory, 'backups');
    const options = { store, directory, pageUrl: 'https://admin.example/backup', log: silentLog };
    const backups = await openBackups(options);
    const small = await backups.make({ actor: systemActor });
    // More than there is room for.
    await createLead(store, sampleLead(), [pdfFile('big.pdf', 'x'.repeat(3_000_000))]);
    await expect(backups.make({ actor: systemActor })).rejects.toMatchObject({ code: 'disk-full' });
    expect((await backups.list()).map(({ name }) => name)).toEqual([small]);
    expect(await readdir(path.join(directory, '.under-way'))).toEqual([]);
    expect(backups.findProblem()).toMatch(/^The last backup failed. The disk is full/);
    // No room for what there is: so it stays.
    await expect(backups.restore(small, { actor: systemActor, as: 'it' })).rejects.toMatchObject({ code: 'disk-full' });
    expect((await listLeads(store)).total).toBe(1);
  } finally {
    disk.release();
  }
});
