import { readdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fileOf, jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { createLead } from '../create-lead.ts';
import { deleteLead } from './change-lead.ts';
import { findLead } from './find-lead.ts';
import { sweepLeadPictures } from '../lead-picture-cache.ts';
import { findLeadPicture } from './lead-picture.ts';

/** 64 by 32, as a telephone writes it. */
const heic = readFileSync(path.join(import.meta.dirname, '..', '..', 'testing', 'pictures', 'telephone.heic'));

it('converts a phone’s picture for browsers, and keeps it as long as the lead exists', async () => {
  const clock = new TestClock(Date.now());
  const store = await temporaryStore({ clock });
  const warn = vi.spyOn(store.log, 'warn');
  onTestFinished(() => warn.mockRestore());
  const listKept = () => readdir(path.join(store.dataDir, 'cache', 'lead-pictures'));
  const files = [fileOf('IMG_1.HEIC', 'image/heic', heic), jpegFile('spoilt.jpg')];
  const created = await createLead(store, sampleLead(), files);
  const lead = await findLead(store, created.ok ? created.leadId : '');
  const [photo, spoilt] = lead?.files ?? [];
  if (lead === null || photo === undefined || spoilt === undefined) throw new Error('The lead was not stored');
  const find = (leadId: string, fileId: string) => findLeadPicture(store, { leadId, fileId, size: 'small' });

  const [picture, again] = [await find(lead.id, photo.id), await find(lead.id, photo.id)];
  const { format, width, height } = await sharp(picture ?? Buffer.alloc(0)).metadata();
  expect([format, width, height]).toEqual(['webp', 64, 32]);
  expect(again?.equals(picture ?? Buffer.alloc(0))).toBe(true);
  expect(await listKept()).toEqual([`${photo.id}.small.webp`]);
  expect(await find('another lead', photo.id)).toBeNull();
  expect(await Promise.all([find(lead.id, spoilt.id), find(lead.id, spoilt.id)])).toEqual([null, null]);
  expect(await find(lead.id, spoilt.id)).toBeNull();
  expect(warn, 'decoded once').toHaveBeenCalledTimes(1);
  expect(await readdir(store.incomingDir)).toEqual([]);

  await sweepLeadPictures(store);
  expect(await listKept()).toHaveLength(2);
  clock.advance(25 * 60 * 60 * 1000);
  expect(await find(lead.id, spoilt.id)).toBeNull();
  expect(warn, 'a failed picture is tried again after a day').toHaveBeenCalledTimes(2);
  await bySystem(store, (transaction) => deleteLead(transaction, { leadId: lead.id }));
  expect(await listKept()).toEqual([]);
  // As another machine has it, which did not delete the lead.
  await writeFile(path.join(store.dataDir, 'cache', 'lead-pictures', `${photo.id}.whole.webp`), 'a picture');
  await sweepLeadPictures(store);
  expect(await listKept()).toEqual([]);
});
