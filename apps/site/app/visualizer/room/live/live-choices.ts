import { toLinearColour } from '@showroom/room-view/pixels';
import type { LiveChoice } from '@showroom/room-view/room-view';
import type { RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { MOST_X_IN, MOST_Y_IN } from '../../room-code.ts';
import type { ChosenOption, RoomOption, ShownRoom } from '../room-options.ts';
import { livePartPath, type LiveWidth } from '../room-paths.ts';
import { loadImage, type OnProgress } from './load-image.ts';

const SLAB_IN = { widthIn: MOST_X_IN, heightIn: MOST_Y_IN };

/** Decoded, a slab takes 5 MB. The browser's cache has the rest. */
const MOST_IMAGES = 10;

/** The last pictures of this view. */
export type LoadedImages = Map<string, Promise<ImageBitmap>>;

/** Loads how each surface looks. */
export async function loadLiveChoices(
  room: Pick<ShownRoom, 'name' | 'version'>,
  parts: readonly ChosenOption[],
  width: LiveWidth,
  images: LoadedImages,
  onProgress: OnProgress,
): Promise<readonly (readonly [RoomSurface, LiveChoice])[]> {
  return Promise.all(
    parts.map(async ({ surface, option }) => {
      if ('hex' in option.swatch)
        return [surface, { kind: 'colour', colour: toLinearColour(option.swatch.hex) }] as const;
      const image = await loadOnce(images, findUrl(room, option, width), onProgress);
      if (option.swatch.kind === 'wood') return [surface, { kind: 'albedo', image }] as const;
      const sizeIn = option.swatch.kind === 'floor' ? option.swatch.sizeIn : SLAB_IN;
      return [surface, { kind: 'picture', image, sizeIn }] as const;
    }),
  );
}

function findUrl({ name, version }: Pick<ShownRoom, 'name' | 'version'>, option: RoomOption, width: LiveWidth): string {
  if (option.texture !== undefined) return option.texture;
  const kind = option.swatch.kind === 'wood' ? 'cabinets' : 'floor';
  return livePartPath(name, version, { kind, slug: option.slug }, width);
}

async function loadOnce(images: LoadedImages, url: string, onProgress: OnProgress): Promise<ImageBitmap> {
  const loading = images.get(url) ?? loadImage(url, onProgress);
  images.delete(url);
  images.set(url, loading);
  for (const oldest of images.keys()) {
    if (images.size <= MOST_IMAGES) break;
    images.delete(oldest);
  }
  try {
    return await loading;
  } catch (error) {
    images.delete(url);
    throw error;
  }
}
