import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { StudioPicture } from '../pictures/studio-picture.ts';
import { renderRecipe } from './recipe.ts';
import { SceneSources } from './scene-sources.ts';

const files = {
  'render.py': 'from lib import studio\n',
  'flat.py': 'from lib import studio\n',
  'lib/__init__.py': '',
  'lib/studio.py': 'from .tone import film\n',
  'lib/tone.py': 'import numpy\n',
  'lib/mesh.py': 'from . import edges\n',
  'lib/edges.py': 'import math\n',
  'lib/props.py': '"""Not needed by the stool."""\n',
  'products/__init__.py': '',
  'products/stool.py': 'from lib import (\n    mesh,  # parts\n    studio,\n)\nfrom products.legs import leg\n',
  'products/legs.py': 'from lib.mesh import box\n',
};

async function scenesWith(changes: Readonly<Record<string, string>> = {}): Promise<SceneSources> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-scenes-'));
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return new SceneSources(folder);
}

const stool: StudioPicture = {
  name: 'stools/oak/front',
  script: 'products.stool',
  parameters: { height_in: 26, top: { stone: 'aurora' } },
  width: 1600,
  height: 1200,
  samples: 12,
  alt: 'A stool.',
};
const slabs = new Map([['aurora', 'aaa']]);

describe('the sources of a scene', () => {
  it('are its script and all its imports from the studio, in any form of import', async () => {
    const sources = await (await scenesWith()).of('products.stool');
    expect([...sources.keys()]).toEqual([
      'lib/__init__.py',
      'lib/edges.py',
      'lib/mesh.py',
      'lib/studio.py',
      'lib/tone.py',
      'products/__init__.py',
      'products/legs.py',
      'products/stool.py',
    ]);
  });
});

describe('the recipe of a rendered picture', () => {
  it('depends on parameters, size, its scripts, the renderer and the stone', async () => {
    const recipe = await renderRecipe(stool, await scenesWith(), slabs);
    const others = [
      await renderRecipe({ ...stool, parameters: { height_in: 30 } }, await scenesWith(), slabs),
      await renderRecipe({ ...stool, width: 800 }, await scenesWith(), slabs),
      await renderRecipe({ ...stool, samples: 24 }, await scenesWith(), slabs),
      await renderRecipe(stool, await scenesWith({ 'lib/edges.py': 'import cmath\n' }), slabs),
      await renderRecipe(stool, await scenesWith({ 'render.py': '\n' }), slabs),
      await renderRecipe(stool, await scenesWith(), new Map([['aurora', 'bbb']])),
    ];
    expect(new Set([recipe, ...others]).size).toBe(others.length + 1);
  });

  it('depends on the renderer of its kind alone', async () => {
    const flat: StudioPicture = { ...stool, renderer: 'flat' };
    const recipe = await renderRecipe(flat, await scenesWith(), slabs);
    expect(await renderRecipe(flat, await scenesWith({ 'render.py': '\n' }), slabs)).toBe(recipe);
    expect(await renderRecipe(flat, await scenesWith({ 'flat.py': '\n' }), slabs)).not.toBe(recipe);
    expect(await renderRecipe(stool, await scenesWith({ 'flat.py': '\n' }), slabs)).toBe(
      await renderRecipe(stool, await scenesWith(), slabs),
    );
  });

  it('doesn’t depend on alt texts, scripts of other pictures, or other stone', async () => {
    const recipe = await renderRecipe(stool, await scenesWith(), slabs);
    const reworded = { ...stool, alt: 'Another stool.' };
    expect(await renderRecipe(reworded, await scenesWith({ 'lib/props.py': 'import math\n' }), slabs)).toBe(recipe);
    expect(await renderRecipe(stool, await scenesWith(), new Map([...slabs, ['gaia-mist', 'ccc']]))).toBe(recipe);
  });

  it('is rejected for a picture without a script', async () => {
    await expect(renderRecipe({ ...stool, script: 'products.sofa' }, await scenesWith(), slabs)).rejects.toThrow(
      'scenes/products/sofa.py',
    );
  });
});
