import { createNoise } from '../noise/random.ts';
import { smoothstep } from '../noise/shape.ts';
import { pathStep, type VeinPath } from './vein-paths.ts';

export type VeinCharacter = {
  /** Thickness of the dark lines, inches. */
  readonly line: number;
  /** 0 keeps each vein a single line; 1 lets it open into a ribbon as wide as its width. */
  readonly opening: number;
  /** 0 runs unbroken; 1 fades away in many places. */
  readonly broken: number;
  /** Inches that the stain reaches into the stone on either side. */
  readonly haloWidth: number;
};

/**
 * How a vein looks along its length, in a table with a row every `profileStep` inches: two edges that part and
 * meet again around a paler inside, one filament that crosses between them, and a halo wider on one side.
 */
export type VeinProfile = { readonly values: Float32Array; readonly last: number; readonly reach: number };

export const profileStep = 0.12;
/** Columns of a profile row. */
export const column = {
  low: 0,
  high: 1,
  filament: 2,
  lowLine: 3,
  highLine: 4,
  filamentLine: 5,
  lowStrength: 6,
  highStrength: 7,
  filamentStrength: 8,
  fill: 9,
  halo: 10,
  haloBelow: 11,
  haloAbove: 12,
  stain: 13,
} as const;
export const columns = 14;

export function createVeinProfile(path: VeinPath, character: VeinCharacter, stainShare: number): VeinProfile {
  const noise = createNoise(`${path.seed}/profile`);
  const length = (path.xs.length - 1) * pathStep;
  const last = Math.max(2, Math.ceil(length / profileStep));
  const values = new Float32Array((last + 1) * columns);
  let reach = 0;
  // A wide vein changes over longer distances than a thin one, or it would be a row of puddles.
  const calm = Math.max(1, path.width * 0.95);
  for (let row = 0; row <= last; row += 1) {
    const s = row * profileStep;
    // Each quality has its own lane of the noise, so that they vary apart from one another.
    const vary = (inches: number, lane: number) => noise(s / inches / calm, lane * 17.3);
    const ends = smoothstep(0, Math.min(9, length * 0.3), Math.min(s, length - s));
    const swell = Math.exp(0.75 * vary(18, 1) + 0.3 * vary(6, 2)) * (0.15 + 0.85 * ends);
    const presence = 1 - character.broken * (1 - smoothstep(-0.5, 0.25, vary(17, 3) + 0.35 * vary(5, 4)));
    const strength = path.strength * ends * presence;
    const open = path.width * character.opening * swell * smoothstep(-0.35, 0.75, vary(16, 5) + 0.2 * vary(6, 6)) * 2;
    const centre = path.width * (0.7 * vary(9, 7) + 0.25 * vary(3, 8));
    const lean = vary(22, 9);
    const line = (lane: number) =>
      character.line * Math.exp(0.8 * vary(7, lane) + 0.5 * vary(2.2, lane + 1)) * (0.35 + 0.65 * ends);
    const bright = (lane: number) => strength * smoothstep(-0.75, 0.5, vary(8, lane) + 0.4 * vary(2.5, lane + 1));
    const halo = character.haloWidth * Math.exp(0.5 * vary(11, 20)) * (0.3 + 0.7 * ends);
    const at = row * columns;
    values[at + column.low] = centre - open / 2;
    values[at + column.high] = centre + open / 2;
    values[at + column.filament] = centre + open * 0.7 * vary(6, 10) + character.line * 4 * vary(3, 11);
    values[at + column.lowLine] = line(12);
    values[at + column.highLine] = line(14) * (1 + 0.6 * lean);
    values[at + column.filamentLine] = line(16) * 0.6;
    values[at + column.lowStrength] = bright(21) * (0.75 - 0.35 * lean);
    values[at + column.highStrength] = bright(23) * (0.75 + 0.35 * lean);
    values[at + column.filamentStrength] = bright(25) * 0.7;
    values[at + column.fill] = strength * (0.55 + 0.45 * vary(10, 27));
    values[at + column.halo] = strength * (0.6 + 0.4 * vary(13, 28));
    values[at + column.haloBelow] = halo * (1 + 0.7 * lean);
    values[at + column.haloAbove] = halo * (1 - 0.7 * lean);
    values[at + column.stain] = smoothstep(
      0.35 - stainShare,
      0.75 - stainShare,
      0.5 + 0.5 * vary(14, 29) + 0.25 * vary(4, 30),
    );
    reach = Math.max(reach, Math.abs(centre) + open / 2 + halo * 3.2 + character.line * 8);
  }
  return { values, last, reach };
}
