import { linearLight, toSrgbValue, type Pixels } from '../photo/pixels.ts';

/** A slab's picture at full, half, quarter … size, so that a distant stone is averaged and doesn't flicker. */
export type StonePicture = { readonly levels: readonly [Pixels, ...Pixels[]] };

/** Halves a picture until it is a few pixels wide. Averages are in linear light. */
export function createStonePicture(picture: Pixels): StonePicture {
  const levels: [Pixels, ...Pixels[]] = [picture];
  let last = picture;
  while (last.width > 8 && last.height > 8) {
    last = halve(last);
    levels.push(last);
  }
  return { levels };
}

function halve({ width, height, data }: Pixels): Pixels {
  const [columns, rows] = [width >> 1, height >> 1];
  const halved = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = (row * 2 * width + column * 2) * 4;
      const to = (row * columns + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = [0, 4, width * 4, width * 4 + 4].reduce(
          (light, offset) => light + (linearLight[data[from + offset + channel] ?? 0] ?? 0),
          0,
        );
        halved[to + channel] = toSrgbValue(sum / 4);
      }
      halved[to + 3] = 255;
    }
  }
  return { width: columns, height: rows, data: halved };
}

/**
 * Adds the stone's linear light at (u, v), fractions of the slab, times a weight. Beyond its edges the slab is mirrored.
 *
 * @param texels how many pixels of the full picture one pixel of the photo covers
 */
export function addStoneLight(
  stone: StonePicture,
  u: number,
  v: number,
  texels: number,
  weight: number,
  into: Float32Array,
): void {
  const level = Math.min(stone.levels.length - 1, Math.max(0, Math.round(Math.log2(Math.max(1, texels)))));
  const { width, height, data } = stone.levels[level] ?? stone.levels[0];
  const x = Math.max(0, Math.min(width - 1.001, mirror(u) * width - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, mirror(v) * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - left, y - top];
  const at = (top * width + left) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const one = linearLight[data[at + channel] ?? 0] ?? 0;
    const two = linearLight[data[at + 4 + channel] ?? 0] ?? 0;
    const three = linearLight[data[at + width * 4 + channel] ?? 0] ?? 0;
    const four = linearLight[data[at + width * 4 + 4 + channel] ?? 0] ?? 0;
    const upper = one + (two - one) * shareX;
    const lower = three + (four - three) * shareX;
    into[channel] = (into[channel] ?? 0) + (upper + (lower - upper) * shareY) * weight;
  }
}

function mirror(share: number): number {
  const within = share - 2 * Math.floor(share / 2);
  return within > 1 ? 2 - within : within;
}
