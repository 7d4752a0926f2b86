import sharp from 'sharp';

/** Three hundred of these must fit the repository; all masters together have at most 90 MB. */
const mostPhotoBytes = 300_000;

/** Below 80, brass turns blotchy and dark edges smear, also in all sizes made from the master. */
const qualities = { best: 92, least: 80, step: 4 } as const;

interface EncodeOptions {
  /** From `qualities.least` to 100. */
  readonly best?: number | undefined;
  readonly mostBytes?: number | undefined;
}

/** Encodes WebP at the best quality within `mostBytes`; at the minimum quality it may be larger. */
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
