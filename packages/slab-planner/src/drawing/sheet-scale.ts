/** A scale of the trade: `½″ = 1′` is 1:24. */
export interface SheetScale {
  readonly name: string;
  /** Inches of stone for an inch of paper. */
  readonly ratio: number;
}

/** The architect's scales, largest first. */
export const sheetScales = [
  { name: '1½″ = 1′', ratio: 8 },
  { name: '1″ = 1′', ratio: 12 },
  { name: '¾″ = 1′', ratio: 16 },
  { name: '½″ = 1′', ratio: 24 },
  { name: '⅜″ = 1′', ratio: 32 },
  { name: '¼″ = 1′', ratio: 48 },
  { name: '⅛″ = 1′', ratio: 96 },
] as const satisfies readonly SheetScale[];

/** A point is 1/72″. Lines and words are laid out in pixels of this many points, so that words on paper are about 8 points high. */
export const POINTS_PER_PIXEL = 0.65;
const POINTS_PER_INCH = 72;

/** Pixels of a sheet for an inch of stone. */
export function pixelsPerInch({ ratio }: SheetScale): number {
  return POINTS_PER_INCH / ratio / POINTS_PER_PIXEL;
}

/** Letter paper, landscape: 11 by 8½ inches. */
export const sheetSize = {
  widthIn: 11,
  heightIn: 8.5,
  width: (11 * POINTS_PER_INCH) / POINTS_PER_PIXEL,
  height: (8.5 * POINTS_PER_INCH) / POINTS_PER_PIXEL,
};
