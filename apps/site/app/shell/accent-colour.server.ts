import { mixColours } from '@showroom/ui/colours';

/**
 * The theme tokens derived from the owner’s colour. They follow the stylesheet in the page; a cached page ends when
 * the settings change.
 * @param accent as `#rrggbb`, with enough contrast on every background of the site, which the admin checks
 */
export function writeAccent(accent: string): string {
  const tokens = {
    spruce: accent,
    'spruce-dark': mixColours(accent, '#000000', 0.3),
    'spruce-soft': mixColours(accent, '#faf8f4', 0.9),
    focus: accent,
  };
  const lines = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
