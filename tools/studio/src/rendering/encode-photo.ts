import sharp from 'sharp';

/** Three hundred of these must fit the repository; all masters together weigh 90 MB at the most. */
const mostPhotoBytes = 300_000;

/** Below 80, brass turns lumpy and dark edges smear: what a master has lost, no size that is made from it has. */
const qualities = { best: 92, least: 80, step: 4 } as const;

interface EncodeOptions {
  /** From `qualities.least` to 100. */
  readonly best?: number | undefined;
  readonly mostBytes?: number | undefined;
}

/** WebP at the best quality that stays within `mostBytes`; at the least quality it may be larger. */
export async function encodePhoto(
  png: Uint8Array,
  { best = qualities.best, mostBytes = mostPhotoBytes }: EncodeOptions = {},
): Promise<Uint8Array> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number) =>
    sharp(pixels.data, { raw: pixels.info }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  let quality = best;
  let photo = await encode(quality);
  while (photo.length > mostBytes && quality > qualities.least) {
    quality -= qualities.step;
    photo = await encode(quality);
  }
  return photo;
}
