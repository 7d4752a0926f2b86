import { toDisplay, type Hex, type Linear } from '../canvas/colour.ts';

/** The chromaticity of a black body in CIE 1931: Kim’s cubics, valid from 1667 to 25,000 kelvins. */
function chromaticityOf(kelvin: number): readonly [x: number, y: number] {
  const t = 1000 / kelvin;
  const x =
    kelvin < 4000
      ? ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.17991
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.24039;
  const y =
    kelvin < 4000
      ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
      : ((3.081758 * x - 5.8733867) * x + 3.75112997) * x - 0.37001483;
  return [x, y];
}

/** The same as linear sRGB. */
function lightOf(kelvin: number): Linear {
  const [x, y] = chromaticityOf(kelvin);
  const [ofX, ofZ] = [x / y, (1 - x - y) / y];
  return [
    3.2406 * ofX - 1.5372 - 0.4986 * ofZ,
    -0.9689 * ofX + 1.8758 + 0.0415 * ofZ,
    0.0557 * ofX - 0.204 + 1.057 * ofZ,
  ];
}

/**
 * The colour of a black body at maximum brightness, to eyes adapted to the white of `white` kelvins: each channel is
 * relative to that white.
 */
export function glowOf(kelvin: number, white: number): Hex {
  const seenAs = lightOf(white);
  const light = lightOf(kelvin).map((channel, index) => channel / (seenAs[index] ?? 1));
  const brightest = Math.max(...light);
  const bytes = light.map((channel) => Math.round(toDisplay(channel / brightest)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
