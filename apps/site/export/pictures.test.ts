import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { pictureUrl } from '@showroom/pictures/picture-source';
import { createLog } from '@showroom/web-server/log';
import { expect, it, onTestFinished } from 'vitest';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
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

it('writes the sizes that are used, made as the server makes them, and the master unchanged', async () => {
  const { folder, parts } = await open();
  const [small, whole] = [pictureUrl(slab, 400, 'webp'), pictureUrl(slab, 'full', 'webp')];
  await writePictures([small, whole], join(folder, 'out'), parts);
  const made = await readFile(join(folder, 'out', small));
  expect(made.subarray(8, 12).toString()).toBe('WEBP');
  expect(await readFile(join(folder, 'out', whole))).toEqual(
    await readFile(join(mastersDir, 'quartz/aurora/slab.webp')),
  );
  expect(await readdir(parts.cacheDir), 'cached for the next export').toHaveLength(1);
});

it('fails for a missing picture', async () => {
  const { folder, parts } = await open();
  const path = '/pictures/quartz/aurora/slab.00000000.400.webp';
  await expect(writePictures([path], folder, parts)).rejects.toThrow(`A page uses ${path}, which doesn’t exist.`);
});

/** A process with nothing else to wait for. */
const PROCESS = `
import { readFile } from 'node:fs/promises';
import { createLog } from '@showroom/web-server/log';
import { writePictures } from './export/pictures.ts';
const [path, master, hash, folder] = process.argv.slice(1);
const find = () => ({ hash, read: () => readFile(master) });
await writePictures([path], folder, { cacheDir: folder + '/cache', find, log: createLog('export', { write: () => {} }) });
console.log('written');
`;

it('finishes its pictures before the process ends', async () => {
  const { folder } = await open();
  const path = pictureUrl(slab, 400, 'webp');
  const master = join(mastersDir, 'quartz/aurora/slab.webp');
  const run = ['--import', 'tsx', '--input-type=module', '--eval', PROCESS, path, master, slab.hash, folder];
  const { stdout } = await promisify(execFile)(process.execPath, run, { cwd: join(import.meta.dirname, '..') });
  expect(stdout).toBe('written\n');
  expect((await readFile(join(folder, path))).length).toBeGreaterThan(1000);
});
