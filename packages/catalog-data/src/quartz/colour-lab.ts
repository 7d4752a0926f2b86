/** A colour in CIE L*a*b* under D65: lightness from 0 (black) to 100, then towards red and towards yellow. */
export type Lab = readonly [lightness: number, red: number, yellow: number];

/** Reads `#rrggbb` of sRGB. */
export function toLab(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The visible difference of two colours (ΔE of 1976): below 2 they look the same side by side, from 20 no one confuses them. */
export function labDistance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function bend(light: number): number {
  return light > 0.008856 ? Math.cbrt(light) : (903.3 * light + 16) / 116;
}
