export interface Token {
  /** Without the dashes before it: `color-paper`, `text-title`. */
  readonly name: string;
  /** As written. */
  readonly value: string;
  /** What it and its neighbours are for: the comment on its own line above them. */
  readonly purpose: string | undefined;
  /** Where it is used: the comment after it. */
  readonly use: string | undefined;
}

/** A comment on its own line, or a declaration with the comment after it. */
const PART = /\/\*\s*(.*?)\s*\*\/|(?<![\w-])--([a-z0-9-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/gs;

/**
 * The tokens that a stylesheet of the theme declares, in its order: those of its `@theme` blocks, or of `:root` where it has
 * none. What belongs to a token (`--text-title--line-height`) comes as one of its own; `--color-*: initial` is none.
 */
export function readTokens(css: string): readonly Token[] {
  const themes = bodiesOf(css, /@theme[^{;]*\{/g);
  return (themes.length > 0 ? themes : bodiesOf(css, /:root\s*\{/g)).flatMap((body) => {
    let purpose: string | undefined;
    return [...withoutKeyframes(body).matchAll(PART)].flatMap(([, comment, name, value = '', use]) => {
      if (name === undefined) {
        purpose = comment;
        return [];
      }
      return [{ name, value: value.replace(/\s+/g, ' ').trim(), purpose, use }];
    });
  });
}

/** What is between the braces that a pattern opens, inner braces included. */
function bodiesOf(css: string, opening: RegExp): readonly string[] {
  return [...css.matchAll(opening)].map((match) => {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < css.length) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
      end += 1;
    }
    return css.slice(start, end - 1);
  });
}

function withoutKeyframes(body: string): string {
  return bodiesOf(body, /@keyframes[^{]*\{/g).reduce((rest, frames) => rest.replace(frames, ''), body);
}
