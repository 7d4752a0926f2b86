import { mixColours } from '@showroom/ui/colours';

/**
 * The tokens of the theme that follow from the owner's own colour. The page carries them after its stylesheet,
 * and a cached page ends when the settings change.
 *
 * @param accent as `#rrggbb`, dark enough for letters on every ground of the site: the admin takes no other
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
