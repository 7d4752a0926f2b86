import type { Colours } from './colour-schemes.ts';
import type { Token } from './read-tokens.ts';

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * The theme in the W3C Design Tokens format (2025.10), for Figma and other tools. Lengths are in pixels: Figma reads no other
 * unit. A length that grows with the window is two tokens, `-min` and `-max`. The format has no type for animations.
 *
 * @param colours of the scheme, by their names without `color-`
 */
export function toDesignTokens(tokens: readonly Token[], colours: Colours) {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { name, value, use } of tokens) {
    const [group = '', ...rest] = name.split(/-+/);
    const own = rest.join('-');
    const description = use === undefined ? {} : { $description: use };
    for (const [part, token] of Object.entries(convert(group, colours.get(own) ?? value))) {
      (groups[group] ??= {})[own + part] = { ...token, ...description };
    }
  }
  return groups;
}

/** The tokens for one of the theme, by the suffix of their name. */
function convert(group: string, value: string): Readonly<Record<string, DesignToken>> {
  const [curve] = /(?<=^cubic-bezier\().*(?=\)$)/.exec(value) ?? [];
  if (group === 'animate' || value === 'currentColor') return {};
  if (group === 'color') return { '': { $type: 'color', $value: toColour(value) } };
  if (group === 'font') return { '': { $type: 'fontFamily', $value: value.replaceAll("'", '').split(', ') } };
  if (group === 'shadow') return { '': { $type: 'shadow', $value: value.split(/,(?![^(]*\))/).map(toShadow) } };
  if (curve !== undefined) return { '': { $type: 'cubicBezier', $value: curve.split(',').map(Number) } };
  if (value.endsWith('ms'))
    return { '': { $type: 'duration', $value: { value: Number.parseInt(value, 10), unit: 'ms' } } };
  const sizes = (value.match(/[\d.]+(?:rem|px)/g) ?? []).map((size) => ({
    $type: 'dimension',
    $value: toLength(size),
  }));
  const [min, max] = [sizes[0], sizes.at(-1)];
  // A factor of the size of the text.
  if (min === undefined || max === undefined) return { '': { $type: 'number', $value: Number.parseFloat(value) } };
  return min === max ? { '': min } : { '-min': min, '-max': max };
}

/** `1.5rem`, `24px` and `0` in pixels. */
function toLength(size: string) {
  return { value: Number.parseFloat(size) * (size.endsWith('rem') ? 16 : 1), unit: 'px' };
}

/** `#1d1c1a`, `rgb(48 40 28 / 0.05)` or `transparent`. */
function toColour(value: string) {
  const channels = value.startsWith('#')
    ? (value.match(/[\da-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16))
    : (value.match(/[\d.]+/g) ?? ['0', '0', '0', '0']).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha,
    hex: `#${hex}`,
  };
}

/** `0 8px 24px -10px rgb(48 40 28 / 0.16)`. */
function toShadow(value: string) {
  const [lengths = '', colour = ''] = value.trim().split(/ (?=rgb)/);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
  return {
    color: toColour(colour),
    offsetX: toLength(offsetX),
    offsetY: toLength(offsetY),
    blur: toLength(blur),
    spread: toLength(spread),
  };
}
