/** A picture in memory, as `ImageData` has it: RGBA, 8-bit sRGB, row by row. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
};

/** Linear light by sRGB value, 0 to 1. Source: IEC 61966-2-1. */
export const linearLight: Float32Array = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The linear light of a colour, `#rrggbb` in sRGB. */
export function toLinearColour(hex: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linearLight[value >> 16] ?? 0, linearLight[(value >> 8) & 255] ?? 0, linearLight[value & 255] ?? 0];
}

/** By the root of linear light, because dark values need finer steps. */
const STEPS = 4096;
const values = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 2;
  return 255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
});

/** Converts linear light to an sRGB value, 0 to 255, not rounded. Light outside 0 to 1 is clipped. */
export function toSrgbValue(light: number): number {
  return values[Math.round(Math.sqrt(Math.min(1, Math.max(0, light))) * STEPS)] ?? 0;
}

/** Brightness of linear light, with the weights of Rec. 709. */
export function brightnessOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From here on, cameras compress light towards white. Most kitchens photographed against a window show it. */
const SHOULDER = 0.6;
/** The light that an undone shoulder tends to. Whiter pixels are clipped, and tell no more. */
const CLIPPED = 0.95;
const RANGE = 0.36;

/**
 * Undoes a camera's compression of bright light: 0.85 was about 1.03, and 0.95 or more about 1.9. Without it, dark stone would lie in
 * the sun as if in the shade, because a white counter shows hardly a difference.
 */
export function expandLight(light: number): number {
  if (light <= SHOULDER) return light;
  return SHOULDER - RANGE * Math.log(1 - (Math.min(light, CLIPPED) - SHOULDER) / RANGE);
}
