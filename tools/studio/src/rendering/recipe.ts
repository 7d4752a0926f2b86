import { contentHash } from '../masters/manifest.ts';
import type { SceneParameter } from '../pictures/studio-picture.ts';
import { rendererOf, type Shot } from './blender.ts';
import type { SceneSources } from './scene-sources.ts';

/**
 * Changes with the picture’s parameters and size, its script and imports, the renderer, and the slabs in it, but not
 * with its alt text.
 * @param slabHashes hash of each slab’s master, by the colour’s slug
 */
export async function renderRecipe(
  { script, renderer, parameters, width, height, samples }: Shot,
  sources: SceneSources,
  slabHashes: ReadonlyMap<string, string>,
): Promise<string> {
  const own = await sources.of(script);
  if (own.size === 0) throw new Error(`No script scenes/${script.replaceAll('.', '/')}.py`);
  const texts = await sources.of(rendererOf(renderer), script);
  const named = new Set([...stringsIn(parameters), ...[...own.values()].flatMap(slabsNamed)]);
  const slabs = [...named].sort().flatMap((slug) => slabHashes.get(slug) ?? []);
  return contentHash(JSON.stringify([script, parameters, width, height, samples, [...texts], slabs]));
}

function slabsNamed(text: string): readonly string[] {
  return [...text.matchAll(/slab_picture\("([\w-]+)"\)/g)].flatMap(([, slug]) => slug ?? []);
}

function stringsIn(value: SceneParameter): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
