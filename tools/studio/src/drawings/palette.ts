import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const theme = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/theme/theme.css'), 'utf8');

/** The value of a colour token. */
function tokenOf(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme) ?? [];
  if (value === undefined) throw new Error(`The theme has no colour "${name}".`);
  return value;
}

/** The colours of drawings: those of the pages around them. */
export const palette = {
  sheet: tokenOf('paper-raised'),
  frame: tokenOf('hairline'),
  edge: tokenOf('ink'),
  text: tokenOf('ink'),
  quiet: tokenOf('ink-muted'),
  measure: tokenOf('brass'),
  hatch: tokenOf('stone-400'),
  stone: tokenOf('stone-100'),
  wall: tokenOf('stone-200'),
  water: tokenOf('spruce-soft'),
  mark: tokenOf('spruce'),
} as const;
