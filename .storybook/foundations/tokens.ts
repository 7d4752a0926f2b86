import { readColourSchemes } from '../../packages/ui/src/theme/colour-schemes.ts';
import { readTokens, type Token } from '../../packages/ui/src/theme/read-tokens.ts';
import darkSchemeCss from '../../packages/ui/src/theme/dark-scheme.css?raw';
import themeCss from '../../packages/ui/src/theme/theme.css?raw';

/** Every token of the theme, in order. New ones appear here and on their page automatically. */
export const tokens = readTokens(themeCss);

export const colourSchemes = readColourSchemes(themeCss, darkSchemeCss);

/** The pages of the foundations, with the prefixes of their tokens. */
const pages = {
  colour: ['color-'],
  type: ['font-', 'text-'],
  space: ['spacing-', 'container-', 'radius-', 'shadow-'],
  motion: ['ease-', 'animate-', 'default-transition-'],
} as const;

/** The tokens of a page, without parts of another token (`text-title--line-height`). */
export function tokensOf(page: keyof typeof pages, start = ''): readonly Token[] {
  return tokens.filter(
    ({ name }) => name.startsWith(start) && pages[page].some((known) => name.startsWith(known)) && !name.includes('--'),
  );
}

/** A part of a token, such as its `line-height`; undefined if there is none. */
export function partOf(name: string, part: string): string | undefined {
  return tokens.find((token) => token.name === `${name}--${part}`)?.value;
}

export function unshownTokens(): readonly Token[] {
  const starts = Object.values(pages).flat();
  return tokens.filter(({ name }) => !starts.some((start) => name.startsWith(start)));
}
