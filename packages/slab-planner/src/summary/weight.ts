import { areaOf, outlineOf } from '../outlines/outlines.ts';
import type { CutOut, Piece, Plan } from '../plan/plan.ts';

/** Of quartz slabs: Caesarstone's design guide gives 43 to 48 kg for a square metre of 2 cm, and 66 to 70 kg of 3 cm. */
const KG_PER_CUBIC_METRE = 2300;
const SQUARE_METRES_PER_SQUARE_INCH = 0.0254 ** 2;
const POUNDS_PER_KG = 1 / 0.45359237;

export interface Weight {
  readonly kg: number;
  readonly lb: number;
}

/** The weight of an area of stone in square inches, exact to about 5 %. */
export function weighStone(areaSqIn: number, thickness: Plan['thickness']): Weight {
  const thicknessM = thickness === '2cm' ? 0.02 : 0.03;
  const kg = areaSqIn * SQUARE_METRES_PER_SQUARE_INCH * thicknessM * KG_PER_CUBIC_METRE;
  return { kg, lb: kg * POUNDS_PER_KG };
}

/** The area of a cut-out in square inches, less what its rounded corners leave. */
export function areaOfCutOut({ widthIn, depthIn, radiusIn }: CutOut): number {
  return widthIn * depthIn - (4 - Math.PI) * radiusIn ** 2;
}

/** The area of a piece as it is sold, in square inches: with its cut-outs and with the tips of rounded corners. */
export function areaOfPiece({ shape }: Piece): number {
  return areaOf(outlineOf(shape));
}
