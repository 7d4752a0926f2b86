/** The WCAG contrast of two opaque colours (`#rrggbb`): from 1 (the same) to 21 (black on white). */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes two colours (`#rrggbb`); the share of the other is from 0 to 1. */
export function mixColours(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [colour, other].map((each) => Number.parseInt(each.slice(start, start + 2), 16));
    const mixed = (from ?? 0) * (1 - share) + (to ?? 0) * share;
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
