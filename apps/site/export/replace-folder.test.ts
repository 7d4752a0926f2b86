import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const writing = (text: string) => (folder: string) => writeFile(join(folder, 'index.html'), text);

it('replaces a whole folder, with nothing of the previous one left', async () => {
  const root = await temporaryFolder();
  const out = join(root, 'out');
  await replaceFolder(out, async (folder) => {
    await writing('first')(folder);
    await writeFile(join(folder, 'gone.html'), '');
  });
  await replaceFolder(out, async (folder) => {
    // Readers still get the old one.
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('first');
    await writing('second')(folder);
  });
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('second');
  expect(existsSync(join(out, 'gone.html'))).toBe(false);
  expect(await readdir(root)).toEqual(['out']);
});

it('keeps the previous folder when writing fails, with nothing next to it', async () => {
  const root = await temporaryFolder();
  const out = join(root, 'out');
  await replaceFolder(out, writing('first'));
  const failing = replaceFolder(out, async (folder) => {
    await writing('half')(folder);
    throw new Error('a page failed');
  });
  await expect(failing).rejects.toThrow('a page failed');
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('first');
  expect(await readdir(root)).toEqual(['out']);
});

it('doesn’t touch a folder with other content', async () => {
  const out = join(await temporaryFolder(), 'home');
  await mkdir(out);
  await writeFile(join(out, 'letters.txt'), 'dear');
  await expect(replaceFolder(out, writing('site'))).rejects.toThrow('contains something other than an exported site');
  expect(await readdir(out)).toEqual(['letters.txt']);
});

/** A small disk; null if mounting isn’t allowed. */
async function mountSmallDisk(): Promise<string | null> {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

it('reports a full disk in words, and keeps the previous folder', async ({ skip }) => {
  const disk = await mountSmallDisk();
  if (disk === null) return skip('only root may mount a disk');
  const out = join(disk, 'out');
  await replaceFolder(out, writing('first'));
  await expect(replaceFolder(out, writing('x'.repeat(100_000)))).rejects.toThrow(
    /The disk of .* is full .* pnpm export --out/,
  );
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('first');
  expect(await readdir(disk)).toEqual(['out']);
  return undefined;
});
