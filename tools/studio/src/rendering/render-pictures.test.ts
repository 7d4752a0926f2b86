import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import type { Progress } from '../crew.ts';
import { readRows, type ManifestRow } from '../masters/manifest.ts';
import { masterFile, type StudioPaths } from '../masters/paths.ts';
import { approveMasters } from '../masters/recipes.ts';
import type { StudioPicture } from '../pictures/studio-picture.ts';
import type { Shot } from './blender.ts';
import { renderCandidates, renderPictures } from './render-pictures.ts';

const stools: readonly StudioPicture[] = ['oak', 'ash', 'pine'].map((wood) => ({
  name: `stools/${wood}/front`,
  script: 'stool',
  parameters: { wood },
  width: 64,
  height: 48,
  samples: 12,
  alt: `A stool of ${wood}.`,
}));

async function studio() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-render-'));
  const scenesDir = join(folder, 'scenes');
  await mkdir(scenesDir);
  await writeFile(join(scenesDir, 'stool.py'), 'def build(wood): pass\n');
  await writeFile(join(scenesDir, 'render.py'), '');
  const paths: StudioPaths = {
    mastersDir: join(folder, 'masters'),
    manifestFile: join(folder, 'pictures.json'),
    recipesFile: join(folder, 'recipes.json'),
  };
  const rendered: unknown[] = [];
  const told: Progress[] = [];
  const render = async ({ parameters, width, height }: Shot) => {
    rendered.push(parameters['wood']);
    return sharp({ create: { width, height, channels: 3, background: '#b08050' } })
      .png()
      .toBuffer();
  };
  const run = async (pictures: readonly StudioPicture[], change: { scale?: number; render?: typeof render } = {}) =>
    renderPictures(pictures, {
      paths,
      changedOnly: true,
      scale: 1,
      workers: 2,
      onProgress: (progress) => told.push(progress),
      render,
      scenesDir,
      ...change,
    });
  return { paths, rendered, told, render, run, scenesDir };
}

describe('rendering pictures', () => {
  it('makes each once, and again only what is damaged', async () => {
    const { paths, rendered, run } = await studio();
    expect(await run(stools)).toEqual({ made: 3, failed: 0 });
    expect(await run(stools)).toEqual({ made: 0, failed: 0 });
    await writeFile(masterFile(paths, 'stools/ash/front'), 'half a pict');
    expect(await run(stools)).toEqual({ made: 1, failed: 0 });
    expect(rendered).toEqual(['oak', 'ash', 'pine', 'ash']);
  });

  it('updates alt texts without rendering', async () => {
    const { paths, run } = await studio();
    await run(stools);
    expect(await run(stools.map((stool) => ({ ...stool, alt: 'New words.' })))).toEqual({ made: 0, failed: 0 });
    const rows = Object.values(await readRows<ManifestRow>(paths.manifestFile));
    expect(rows.map(({ alt }) => alt)).toEqual(['New words.', 'New words.', 'New words.']);
  });

  it('accepts whole masters as made by changed scripts, and makes the damaged one', async () => {
    const { paths, rendered, run, scenesDir } = await studio();
    await run(stools);
    await writeFile(join(scenesDir, 'stool.py'), 'def build(wood, legs=4): pass\n');
    await writeFile(masterFile(paths, 'stools/ash/front'), 'half a pict');
    const candidates = await renderCandidates(stools, { paths, scale: 1, scenesDir });
    expect(await approveMasters(paths, candidates)).toEqual(['stools/oak/front', 'stools/pine/front']);
    expect(await approveMasters(paths, candidates)).toEqual([]);
    expect(await run(stools)).toEqual({ made: 1, failed: 0 });
    expect(rendered).toEqual(['oak', 'ash', 'pine', 'ash']);
  });

  it('continues after a picture that fails, and makes only that one the next time', async () => {
    const { paths, told, render, run } = await studio();
    const failing = async (shot: Shot) => {
      if (shot.parameters['wood'] === 'ash') throw new Error('Blender ended with 1:\nNo ash.');
      return render(shot);
    };
    expect(await run(stools, { render: failing })).toEqual({ made: 2, failed: 1 });
    expect(told.filter(({ error }) => error !== null)).toMatchObject([
      { name: 'stools/ash/front', error: 'Blender ended with 1:\nNo ash.', total: 3 },
    ]);
    expect(told.map(({ done }) => done)).toEqual([1, 2, 3]);
    const files = await readdir(paths.mastersDir, { recursive: true });
    expect(files.filter((file) => /\.webp/.test(file)).sort()).toEqual([
      'stools/oak/front.webp',
      'stools/pine/front.webp',
    ]);
    expect(await run(stools)).toEqual({ made: 1, failed: 0 });
  });

  it('makes small previews', async () => {
    const { paths, run } = await studio();
    await run(stools, { scale: 0.5 });
    const rows = Object.values(await readRows<ManifestRow>(paths.manifestFile));
    expect(rows[0]).toMatchObject({ width: 32, height: 24 });
  });
});
