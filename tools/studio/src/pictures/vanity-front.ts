import { isVessel, vanityTopHeightIn } from '@showroom/catalog-data/products/vanity-design';
import type { Vanity } from '@showroom/catalog-data/products/vanities';

/** Pixels of a picture: what `sharp.extract` takes. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const metresPerInch = 0.0254;
const depthM = 21.5 * metresPerInch;
/** As `lib/vanity_room.py` has its camera, and `lib/vanity_piece.py` its cases. */
const camera = { lens: 58 / 36, eyeM: 1.46, wide: 0.8, high: 0.8, faucetM: 0.19 };
const vesselM = 0.114;
const standsAtM: Readonly<Record<string, number>> = {
  plinth: 0.1,
  bracket: 0.115,
  tapered: 0.17,
  turned: 0.15,
  square: 0.15,
};
const caseM: Readonly<Record<string, number>> = { hung: 0.5, shelf: 0.36, sled: 0.46 };
/** Edges of the case are left out. */
const insetM = { sides: 0.05, ends: 0.02 };

/** Where a vanity’s doors and drawers are in its picture from the front, `width` by three quarters of it. */
export function vanityFrontCrop({ design, widthIn }: Pick<Vanity, 'design' | 'widthIn'>, width = 1600): Crop {
  const half = (widthIn * metresPerInch) / 2;
  const topM = vanityTopHeightIn * metresPerInch;
  const vessel = isVessel(design.basin);
  const under = topM - (vessel ? vesselM : 0) - design.topThicknessCm / 100;
  const high = under - (design.front === 'raised' ? 0.032 : 0);
  const low = standsAtM[design.base] ?? under - (caseM[design.base] ?? 0) + (vessel ? 0.08 : 0);
  const { at } = placeCamera(half, topM + camera.faucetM);
  const [left, top] = at(-half + insetM.sides, high - insetM.ends, width);
  const [right, bottom] = at(half - insetM.sides, low + insetM.ends, width);
  return { left, top, width: right - left, height: bottom - top };
}

/** The camera of the view from the front, as far away as the vanity fills its share of the picture. */
function placeCamera(half: number, highM: number) {
  let away = 4;
  let middle = 0;
  for (let step = 0; step < 12; step += 1) {
    const heights = [away, away + depthM].flatMap((distance) => [0, highM].map((z) => (z - camera.eyeM) / distance));
    const [low, top] = [Math.min(...heights), Math.max(...heights)];
    middle = (low + top) / 2;
    away *= Math.max((2 * half) / away / camera.wide, (top - low) / (camera.high * 0.75)) * camera.lens;
  }
  return {
    at: (x: number, z: number, width: number): readonly [number, number] => [
      Math.round((0.5 + (x / away) * camera.lens) * width),
      Math.round((0.375 - ((z - camera.eyeM) / away - middle) * camera.lens) * width),
    ],
  };
}
