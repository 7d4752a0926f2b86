import { brightnessOf, type Pixels } from './pixels.ts';

/** How brightness changes to the right and down at each pixel of a picture, row by row: by the Sobel operator, in quarters of its sums. */
export type EdgeMap = {
  readonly width: number;
  readonly height: number;
  readonly right: Int16Array<ArrayBuffer>;
  readonly down: Int16Array<ArrayBuffer>;
};

/** Measures a picture once, so that any number of places can be snapped to its edges. */
export function createEdgeMap({ width, height, data }: Pixels): EdgeMap {
  const values = new Float32Array(width * height);
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    values[pixel] = brightnessOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0);
  }
  const [right, down] = [new Int16Array(width * height), new Int16Array(width * height)];
  for (let y = 0; y < height; y += 1) {
    // Beyond the picture its border goes on.
    const above = Math.max(0, y - 1) * width;
    const here = y * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1);
      const next = Math.min(width - 1, x + 1);
      const falling = (values[below + next] ?? 0) - (values[above + left] ?? 0);
      const rising = (values[above + next] ?? 0) - (values[below + left] ?? 0);
      const across = (values[here + next] ?? 0) - (values[here + left] ?? 0);
      const along = (values[below + x] ?? 0) - (values[above + x] ?? 0);
      right[here + x] = (falling + rising + 2 * across) / 4;
      down[here + x] = (falling - rising + 2 * along) / 4;
    }
  }
  return { width, height, right, down };
}
