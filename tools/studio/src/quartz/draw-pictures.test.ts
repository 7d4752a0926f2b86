import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readRows, type ManifestRow } from '../masters/manifest.ts';
import { masterFile, type StudioPaths } from '../masters/paths.ts';
import { selectByPath } from '../select.ts';
import { drawPictures } from './draw-pictures.ts';
import { quartzPictures, type QuartzPicture } from './quartz-picture.ts';
import { recipeOf } from './recipe.ts';

async function temporaryPaths(): Promise<StudioPaths> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-draw-'));
  return {
    mastersDir: folder,
    manifestFile: join(folder, 'picture-records.generated.json'),
    recipesFile: join(folder, 'recipes.generated.json'),
  };
}

const draw = (paths: StudioPaths, pictures: readonly QuartzPicture[], changedOnly: boolean) =>
  drawPictures(pictures, { paths, changedOnly, scale: 0.03, workers: 2, onProgress: () => undefined });

const bronze = selectByPath(quartzPictures, 'quartz/urban-bronze');

describe('drawing pictures', { timeout: 240_000 }, () => {
  it('draws each picture once, and again only what is damaged', async () => {
    const paths = await temporaryPaths();
    expect(await draw(paths, bronze, true)).toEqual({ made: 2, failed: 0 });
    const first = await readRows<ManifestRow>(paths.manifestFile);
    expect(Object.keys(first)).toEqual(['quartz/urban-bronze/close-up', 'quartz/urban-bronze/slab']);
    expect(await draw(paths, bronze, true)).toEqual({ made: 0, failed: 0 });

    await writeFile(masterFile(paths, 'quartz/urban-bronze/slab'), 'half a pict');
    expect(await draw(paths, bronze, true)).toEqual({ made: 1, failed: 0 });
    // The same recipe gives the same bytes.
    expect(await readRows(paths.manifestFile)).toEqual(first);
  });

  it('updates alt texts without drawing', async () => {
    const paths = await temporaryPaths();
    await draw(paths, bronze, true);
    const reworded = bronze.map((picture) => ({ ...picture, alt: 'New words.' }));
    expect(await draw(paths, reworded, true)).toEqual({ made: 0, failed: 0 });
    const rows = Object.values(await readRows<ManifestRow>(paths.manifestFile));
    expect(rows.map((row) => row.alt)).toEqual(['New words.', 'New words.']);
  });

  it('finishes an interrupted run, without drawing finished pictures again', async () => {
    const paths = await temporaryPaths();
    const studio = join(import.meta.dirname, '../studio.ts');
    const run = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        studio,
        'quartz/urban-bronze',
        'quartz/space-black',
        'quartz/nebulous-gold',
        '--changed',
        '--scale',
        '0.03',
        '--out',
        paths.mastersDir,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(run.stdout, 'data');
    run.kill('SIGKILL');
    await once(run, 'exit');
    const finished = Object.keys(await readRows(paths.recipesFile)).length;
    expect(finished).toBeGreaterThan(0);

    const all = ['urban-bronze', 'space-black', 'nebulous-gold'].flatMap((slug) =>
      selectByPath(quartzPictures, `quartz/${slug}`),
    );
    const { made } = await draw(paths, all, true);
    expect(made).toBe(all.length - finished);
    expect(Object.keys(await readRows(paths.manifestFile))).toHaveLength(6);
    const files = await readdir(paths.mastersDir, { recursive: true });
    expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(6);
  });
});

describe('a recipe', () => {
  it('depends on look, scripts and size, and not on alt texts', () => {
    const [slab] = bronze;
    if (!slab) throw new Error('no picture');
    const recipe = recipeOf(slab, 3024, 'scripts');
    expect(recipeOf({ ...slab, alt: 'New', look: { ...slab.look, slabShows: 'New' } }, 3024, 'scripts')).toBe(recipe);
    expect(recipeOf({ ...slab, look: { ...slab.look, ground: '#ffffff' } }, 3024, 'scripts')).not.toBe(recipe);
    expect(recipeOf(slab, 3024, 'other scripts')).not.toBe(recipe);
    expect(recipeOf(slab, 1512, 'scripts')).not.toBe(recipe);
  });
});
