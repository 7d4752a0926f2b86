import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { pictureUrl } from '@showroom/pictures/picture-source';
import { createLog } from '@showroom/web-server/log';
import { expect, it, onTestFinished } from 'vitest';
import { createMasterFinder } from '../server/find-master.ts';
import { temporarySite } from '../app/testing/temporary-site.ts';
import { writePictures } from './pictures.ts';

const log = createLog('export', { write: () => {} });

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { store } = await temporarySite();
  return { folder, parts: { cacheDir: join(folder, 'cache'), find: createMasterFinder(store), log } };
}

const slab = findPicture('quartz/aurora/slab');
if (slab === null) throw new Error('The studio has made no slab of Aurora');

it('writes the sizes that are named, made as the server makes them, and the master as it is', async () => {
  const { folder, parts } = await open();
  const [small, whole] = [pictureUrl(slab, 400, 'webp'), pictureUrl(slab, 'full', 'webp')];
  await writePictures([small, whole], join(folder, 'out'), parts);
  const made = await readFile(join(folder, 'out', small));
  expect(made.subarray(8, 12).toString()).toBe('WEBP');
  expect(await readFile(join(folder, 'out', whole))).toEqual(
    await readFile(join(mastersDir, 'quartz/aurora/slab.webp')),
  );
  expect(await readdir(parts.cacheDir), 'kept for the next time').toHaveLength(1);
});

it('does not go on without a picture that a page names', async () => {
  const { folder, parts } = await open();
  const path = '/pictures/quartz/aurora/slab.00000000.400.webp';
  await expect(writePictures([path], folder, parts)).rejects.toThrow(`A page names ${path}, which there is not.`);
});
