/** `#rrggbb` as a person picks it. */
export type Hex = `#${string}`;
/** Linear light, 0 to 1 for each channel. */
export type Linear = readonly [red: number, green: number, blue: number];

export function toLinear(hex: Hex): Linear {
  const value = Number.parseInt(hex.slice(1), 16);
  return [channel(value >> 16), channel((value >> 8) & 255), channel(value & 255)];
}

function channel(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Linear light to a display byte, with fraction: round it yourself, so that dithering is possible. */
export function toDisplay(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
}
