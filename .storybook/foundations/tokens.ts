import { readColourSchemes } from '../../packages/ui/src/theme/colour-schemes.ts';
import { readTokens, type Token } from '../../packages/ui/src/theme/read-tokens.ts';
import darkSchemeCss from '../../packages/ui/src/theme/dark-scheme.css?raw';
import themeCss from '../../packages/ui/src/theme/theme.css?raw';

/** Every token of the theme, in its order. A new one appears here, and on its page, by itself. */
export const tokens = readTokens(themeCss);

export const colourSchemes = readColourSchemes(themeCss, darkSchemeCss);

/** The pages of the foundations, and the tokens that each shows, by how their names begin. */
const pages = {
  colour: ['color-'],
  type: ['font-', 'text-'],
  space: ['spacing-', 'container-', 'radius-', 'shadow-'],
  motion: ['ease-', 'animate-', 'default-transition-'],
} as const;

/** The tokens of one page, without what belongs to another token (`text-title--line-height`). */
export function tokensOf(page: keyof typeof pages, start = ''): readonly Token[] {
  return tokens.filter(
    ({ name }) => name.startsWith(start) && pages[page].some((known) => name.startsWith(known)) && !name.includes('--'),
  );
}

/** What belongs to a token, such as its `line-height`; undefined where the theme says none. */
export function partOf(name: string, part: string): string | undefined {
  return tokens.find((token) => token.name === `${name}--${part}`)?.value;
}

/** Tokens that no page shows. */
export function unshownTokens(): readonly Token[] {
  const starts = Object.values(pages).flat();
  return tokens.filter(({ name }) => !starts.some((start) => name.startsWith(start)));
}
