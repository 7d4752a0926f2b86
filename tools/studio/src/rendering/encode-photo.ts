import sharp from 'sharp';

/** Three hundred of these must fit the repository. */
const mostPhotoBytes = 130_000;

const qualities = { best: 84, least: 60, step: 4 } as const;

/** WebP at the best quality that stays within `mostBytes`; at the least quality it may be larger. */
export async function encodePhoto(png: Uint8Array, mostBytes = mostPhotoBytes): Promise<Uint8Array> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number) =>
    sharp(pixels.data, { raw: pixels.info }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  let quality: number = qualities.best;
  let photo = await encode(quality);
  while (photo.length > mostBytes && quality > qualities.least) {
    quality -= qualities.step;
    photo = await encode(quality);
  }
  return photo;
}
