import { copyFile, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { readRows, type ManifestRow } from '../masters/manifest.ts';
import { masterFile, studioPaths, type StudioPaths } from '../masters/paths.ts';
import { drawRoomPictures } from './draw-room-pictures.ts';
import { roomPictures } from './room-picture.ts';

const name = 'quartz/space-black/room';
const pictures = roomPictures().filter((picture) => picture.name === name);

async function temporaryPaths(): Promise<StudioPaths> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-rooms-'));
  return { mastersDir: folder, manifestFile: join(folder, 'p.json'), recipesFile: join(folder, 'r.json') };
}

const draw = async (paths: StudioPaths, words = pictures) =>
  drawRoomPictures(words, { paths, changedOnly: true, scale: 0.1, onProgress: () => undefined });

it('composes a slab once, and again when the slab changes', { timeout: 120_000 }, async () => {
  const paths = await temporaryPaths();
  expect(await draw(paths)).toEqual({ made: 1, failed: 0 });
  const { [name]: first } = await readRows<ManifestRow>(paths.manifestFile);
  expect(first).toMatchObject({ width: 160, height: 107, alt: pictures[0]?.alt });
  expect(await draw(paths)).toEqual({ made: 0, failed: 0 });

  await mkdir(dirname(masterFile(paths, name)), { recursive: true });
  await copyFile(masterFile(studioPaths, 'quartz/aurora/slab'), masterFile(paths, 'quartz/space-black/slab'));
  expect(await draw(paths)).toEqual({ made: 1, failed: 0 });
  const { [name]: second } = await readRows<ManifestRow>(paths.manifestFile);
  expect(second?.hash).not.toBe(first?.hash);

  const reworded = pictures.map((picture) => ({ ...picture, alt: 'New words.' }));
  expect(await draw(paths, reworded)).toEqual({ made: 0, failed: 0 });
  expect((await readRows<ManifestRow>(paths.manifestFile))[name]).toEqual({ ...second, alt: 'New words.' });
});
