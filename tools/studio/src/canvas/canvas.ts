import { toDisplay, toLinear, type Hex } from './colour.ts';

/** A picture being drawn, in linear light. */
export type Canvas = {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** The grains that the slab is pressed from: at each pixel, how readily its grain takes colour, 0 to 1. */
  readonly grit: Float32Array;
  /** Share of a grain that a pixel shows by itself, and not mixed with its neighbours: 1 close by. */
  readonly gritSeen: number;
};

/**
 * How colour meets the stone. `stain` absorbs light as minerals in translucent stone do, and so only darkens;
 * `cover` lies over what is below, as a pale vein or a chip does.
 */
export type Blend = 'stain' | 'cover';

export function createCanvas({ grit, gritSeen }: Pick<Canvas, 'grit' | 'gritSeen'>, ground: Hex): Canvas {
  const [red, green, blue] = toLinear(ground);
  const pixels = grit.length;
  return {
    grit,
    gritSeen,
    red: new Float32Array(pixels).fill(red),
    green: new Float32Array(pixels).fill(green),
    blue: new Float32Array(pixels).fill(blue),
  };
}

/** Lays a colour over the whole canvas, as strongly at each pixel as `strength` (0 to about 1) says. */
export function lay(canvas: Canvas, strength: Float32Array, colour: Hex, blend: Blend): void {
  const [red, green, blue] = toLinear(colour);
  if (blend === 'cover') {
    cover(canvas.red, strength, red);
    cover(canvas.green, strength, green);
    cover(canvas.blue, strength, blue);
  } else {
    absorb(canvas.red, strength, red);
    absorb(canvas.green, strength, green);
    absorb(canvas.blue, strength, blue);
  }
}

/** Share of a soft colour that whole grains usually take or leave; the rest lies between them, in the resin. */
const grained = 0.2;

/**
 * Lays a soft colour as pressed stone holds it: where it thins out there are not paler grains but fewer of them. On
 * average it is as strong as `strength` says. `whole` is the share that whole grains take or leave.
 */
export function layInGrains(
  canvas: Canvas,
  strength: Float32Array,
  colour: Hex,
  blend: Blend,
  whole: number = grained * canvas.gritSeen,
): void {
  for (let i = 0; i < strength.length; i += 1) {
    const wanted = strength[i] ?? 0;
    if (wanted <= 0 || wanted >= 1) continue;
    const softness = Math.min(graining, 2 * wanted, 2 - 2 * wanted);
    const taken = (wanted - (canvas.grit[i] ?? 0)) / softness + 0.5;
    strength[i] = wanted * (1 - whole) + whole * (taken < 0 ? 0 : taken > 1 ? 1 : taken);
  }
  lay(canvas, strength, colour, blend);
}

/** How far grains differ in taking a colour before they take all or none of it. */
const graining = 0.3;

function cover(channel: Float32Array, strength: Float32Array, value: number): void {
  for (let i = 0; i < channel.length; i += 1) {
    const share = strength[i] ?? 0;
    if (share > 0) channel[i] = (channel[i] ?? 0) + (value - (channel[i] ?? 0)) * (share > 1 ? 1 : share);
  }
}

/** A table finer than an eighth of a display step, in place of four million exponentials a layer. */
const absorbSteps = 4096;

/** Beer and Lambert's law: twice the mineral lets the square of the light through. */
function absorb(channel: Float32Array, strength: Float32Array, value: number): void {
  const density = Math.log(Math.max(value, 0.002));
  const through = Float32Array.from({ length: absorbSteps * 2 + 1 }, (_, i) => Math.exp((density * i) / absorbSteps));
  for (let i = 0; i < channel.length; i += 1) {
    const amount = strength[i] ?? 0;
    if (amount > 0) channel[i] = (channel[i] ?? 0) * (through[(Math.min(amount, 2) * absorbSteps + 0.5) | 0] ?? 1);
  }
}

/** Multiplies the light at each pixel, 1 leaving it as it is. */
export function shade(canvas: Canvas, factor: Float32Array): void {
  for (const channel of [canvas.red, canvas.green, canvas.blue]) {
    for (let i = 0; i < channel.length; i += 1) channel[i] = (channel[i] ?? 0) * (factor[i] ?? 1);
  }
}

const displaySteps = 16_384;
const displayTable = Float32Array.from({ length: displaySteps + 2 }, (_, i) => toDisplay(i / displaySteps));

function display(linear: number): number {
  const place = linear <= 0 ? 0 : linear >= 1 ? displaySteps : linear * displaySteps;
  const step = place | 0;
  const low = displayTable[step] ?? 0;
  return low + ((displayTable[step + 1] ?? 255) - low) * (place - step);
}

/** Interleaved 8-bit display RGB, dithered by half a step so that wide soft gradients do not band. */
export function toBytes(canvas: Canvas): Uint8Array {
  const pixels = canvas.red.length;
  const bytes = new Uint8Array(pixels * 3);
  let noise = 1;
  for (let i = 0; i < pixels; i += 1) {
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    const dither = noise / 4294967296;
    bytes[i * 3] = Math.min(255, display(canvas.red[i] ?? 0) + dither);
    bytes[i * 3 + 1] = Math.min(255, display(canvas.green[i] ?? 0) + dither);
    bytes[i * 3 + 2] = Math.min(255, display(canvas.blue[i] ?? 0) + dither);
  }
  return bytes;
}
