/** A window on the slab. All stone is described in inches from the slab's top left corner, so any view agrees. */
export type View = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly inchesPerPixel: number;
};

export const slabInches = { width: 126, height: 64 } as const;
export const slabPixels = { width: 3024, height: 1536 } as const;
export const closeUpPixels = { width: 1600, height: 1200 } as const;
/** The close-up shows the stone this many times larger than the slab view does. */
const closeUpScale = 4;

/** The whole slab, `width` pixels wide. */
export function slabView(width: number = slabPixels.width): View {
  const inchesPerPixel = slabInches.width / width;
  return { width, height: Math.round(slabInches.height / inchesPerPixel), left: 0, top: 0, inchesPerPixel };
}

/** A part of the slab around a point in inches, kept inside the slab. */
export function closeUpView(centreX: number, centreY: number): View {
  const inchesPerPixel = slabInches.width / slabPixels.width / closeUpScale;
  const { width, height } = closeUpPixels;
  const inside = (centre: number, pixels: number, limit: number) =>
    Math.min(Math.max(centre - (pixels * inchesPerPixel) / 2, 0), limit - pixels * inchesPerPixel);
  return {
    width,
    height,
    left: inside(centreX, width, slabInches.width),
    top: inside(centreY, height, slabInches.height),
    inchesPerPixel,
  };
}

/**
 * The value of `sample` (given inches) at each pixel. Worked out on a grid just fine enough for details of
 * `finestInches` and interpolated between, since a cloud a foot wide needs no four million samples.
 */
export function plane(view: View, finestInches: number, sample: (x: number, y: number) => number): Float32Array {
  const step = Math.min(Math.max(Math.floor(finestInches / view.inchesPerPixel / 7), 1), 24);
  const columns = Math.ceil(view.width / step) + 2;
  const rows = Math.ceil(view.height / step) + 2;
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = view.top + row * step * view.inchesPerPixel;
    for (let column = 0; column < columns; column += 1) {
      grid[row * columns + column] = sample(view.left + column * step * view.inchesPerPixel, y);
    }
  }
  return step === 1 ? cropped(grid, columns, view) : enlarged(grid, columns, step, view);
}

function cropped(grid: Float32Array, columns: number, view: View): Float32Array {
  const result = new Float32Array(view.width * view.height);
  for (let y = 0; y < view.height; y += 1) {
    result.set(grid.subarray(y * columns, y * columns + view.width), y * view.width);
  }
  return result;
}

function enlarged(grid: Float32Array, columns: number, step: number, view: View): Float32Array {
  const result = new Float32Array(view.width * view.height);
  let index = 0;
  for (let y = 0; y < view.height; y += 1) {
    const row = Math.floor(y / step);
    const down = y / step - row;
    for (let x = 0; x < view.width; x += 1) {
      const column = Math.floor(x / step);
      result[index] = bilinear(grid, row * columns + column, columns, x / step - column, down);
      index += 1;
    }
  }
  return result;
}

/** Between the grid value at `corner` and its right and lower neighbours. */
export function bilinear(grid: Float32Array, corner: number, columns: number, across: number, down: number): number {
  const a = grid[corner] ?? 0;
  const b = grid[corner + 1] ?? 0;
  const c = grid[corner + columns] ?? 0;
  const d = grid[corner + columns + 1] ?? 0;
  const upper = a + (b - a) * across;
  return upper + (c + (d - c) * across - upper) * down;
}
