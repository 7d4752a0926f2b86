// @vitest-environment node
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openCappedFolder } from './capped-folder.server.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'capped-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const bytes = (length: number) => new Uint8Array(length).fill(7);
const listNames = async (folder: string) => (await readdir(folder)).toSorted((a, b) => a.localeCompare(b, 'en'));

it('removes what was unused for longest', async () => {
  const path = await temporaryFolder();
  const folder = openCappedFolder(path, 300);
  for (const name of ['a', 'b', 'c']) await folder.write(name, bytes(100));
  expect(await folder.read('a')).toHaveLength(100);
  await folder.write('d', bytes(100));
  await expect.poll(() => listNames(path)).toEqual(['a', 'c', 'd']);
  expect(await folder.read('b')).toBeUndefined();
});

it('keeps its limit after a restart, and removes unfinished files', async () => {
  const path = await temporaryFolder();
  for (const [at, name] of ['old', 'new', 'x.part'].entries()) {
    await writeFile(join(path, name), bytes(100));
    await utimes(join(path, name), at, at);
  }
  const folder = openCappedFolder(path, 200);
  await folder.write('newest', bytes(100));
  await expect.poll(() => listNames(path)).toEqual(['new', 'newest']);
});

it('reads no file that a crash left empty, and may be emptied', async () => {
  const path = await temporaryFolder();
  await writeFile(join(path, 'empty'), '');
  const folder = openCappedFolder(path, 200);
  expect(await folder.read('empty')).toBeUndefined();
  await folder.write('a', bytes(100));
  await rm(path, { recursive: true });
  expect(await folder.read('a')).toBeUndefined();
  await folder.write('a', bytes(100));
  expect(await folder.read('a')).toHaveLength(100);
});
