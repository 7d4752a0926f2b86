import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { mergeRows, readRows, recordMaster } from './manifest.ts';
import { writeAtomically } from './write-atomically.ts';

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'studio-manifest-'));

describe('manifest', () => {
  it('keeps every row when many writers add to it at once', async () => {
    const file = join(await temporaryFolder(), 'pictures.json');
    const names = Array.from({ length: 40 }, (_, index) => `scenes/${String(index).padStart(2, '0')}`);
    await Promise.all(names.map((name) => mergeRows(file, { [name]: { alt: name } })));
    expect(Object.keys(await readRows(file))).toEqual(names);
  });

  it('keeps every row when several processes add to it at once', async () => {
    const file = join(await temporaryFolder(), 'pictures.json');
    const script = `
      import { mergeRows } from ${JSON.stringify(join(import.meta.dirname, 'manifest.ts'))};
      const [file, own] = process.argv.slice(1);
      (async () => { for (let i = 0; i < 10; i += 1) await mergeRows(file, { [own + i]: { own } }); })();`;
    await Promise.all(
      ['a', 'b', 'c'].map((own) =>
        promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, file, own]),
      ),
    );
    expect(Object.keys(await readRows(file))).toHaveLength(30);
  });

  it('writes the same bytes whatever the order in which pictures finish', async () => {
    const folder = await temporaryFolder();
    for (const name of ['b', 'a']) await mergeRows(join(folder, 'one.json'), { [name]: 1 });
    for (const name of ['a', 'b']) await mergeRows(join(folder, 'other.json'), { [name]: 1 });
    expect(await readFile(join(folder, 'one.json'), 'utf8')).toBe(await readFile(join(folder, 'other.json'), 'utf8'));
  });

  it('continues after a writer was killed while it held the lock', async () => {
    const file = join(await temporaryFolder(), 'pictures.json');
    await mkdir(`${file}.lock`);
    const before = new Date(Date.now() - 20_000);
    await utimes(`${file}.lock`, before, before);
    await mergeRows(file, { a: 1 });
    expect(await readRows(file)).toEqual({ a: 1 });
    // … and leaves none itself.
    await expect(access(`${file}.lock`)).rejects.toThrow('ENOENT');
  });

  it('measures a master and changes its hash with its bytes', async () => {
    const folder = await temporaryFolder();
    const paths = { mastersDir: folder, manifestFile: join(folder, 'p.json'), recipesFile: join(folder, 'r.json') };
    const draw = async (background: string) => {
      const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
      await writeAtomically(join(folder, 'scenes/kitchen.webp'), await picture.webp({ lossless: true }).toBuffer());
      return recordMaster(paths, 'scenes/kitchen', 'A kitchen.');
    };
    const red = await draw('#a00000');
    expect(red).toMatchObject({ width: 30, height: 20, dominantColour: '#a00000', alt: 'A kitchen.' });
    expect((await draw('#00a000')).hash).not.toBe(red.hash);
  });
});
