import { Parser } from 'htmlparser2';

/** Deeper than any email a person writes. The parser's work grows with the depth. */
const DEEPEST = 500;
const PIECE = 4096;
/** Deeper quotes are shown at this level, because the marks take room on each line. */
const DEEPEST_QUOTE = 9;

const unseen: ReadonlySet<string> = new Set(['head', 'script', 'style', 'template', 'title']);
const ownLine: ReadonlySet<string> = new Set(
  (
    'address article blockquote dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th ' +
    'tr ul'
  ).split(' '),
);
const apart: ReadonlySet<string> = new Set(['p', 'blockquote', 'ul', 'ol', 'table']);

/**
 * Converts untrusted HTML to plain text: one line for each block, quotes behind `>`, links with their real target. Runs in linear
 * time; excessive nesting is cut off.
 */
export function htmlToText(html: string): string {
  const text = new PlainText();
  const links: { href: string; from: number }[] = [];
  let unseenDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      text.depth += 1;
      if (unseen.has(name)) unseenDepth += 1;
      if (name === 'br') text.breakLine();
      else if (ownLine.has(name)) text.startLine(apart.has(name));
      if (name === 'blockquote') text.quoteDepth += 1;
      if (name === 'li') text.add('• ');
      if (name === 'a') links.push({ href: attributes['href'] ?? '', from: text.length });
    },
    ontext(words) {
      if (unseenDepth === 0) text.add(words);
    },
    onclosetag(name) {
      text.depth -= 1;
      if (unseen.has(name)) unseenDepth -= 1;
      if (name === 'a') text.addAddress(links.pop());
      if (ownLine.has(name)) text.startLine(apart.has(name));
      if (name === 'blockquote') text.quoteDepth -= 1;
    },
  });
  for (let at = 0; at < html.length && text.depth < DEEPEST; at += PIECE) parser.write(html.slice(at, at + PIECE));
  return text.end();
}

class PlainText {
  depth = 0;
  quoteDepth = 0;
  readonly #lines: string[] = [];
  #line = '';
  #added = 0;

  /** Length so far, so that a link knows which text is its own. */
  get length(): number {
    return this.#added;
  }

  add(words: string): void {
    const plain = words.replaceAll(/[\s\u00A0]+/g, ' ');
    const joined = this.#line === '' ? plain.trimStart() : plain;
    this.#line += joined;
    this.#added += joined.length;
  }

  /** Adds the target of a link, unless its text already says it. */
  addAddress(link: { href: string; from: number } | undefined): void {
    if (link === undefined || !/^https?:\/\//i.test(link.href)) return;
    const shown = this.#line.slice(-(this.#added - link.from));
    if (this.#added > link.from && !shown.includes(link.href.replace(/\/$/, ''))) this.add(` <${link.href}>`);
  }

  breakLine(): void {
    this.#lines.push(
      `${'> '.repeat(Math.max(0, Math.min(this.quoteDepth, DEEPEST_QUOTE)))}${this.#line.trimEnd()}`.trimEnd(),
    );
    this.#line = '';
  }

  startLine(isApart: boolean): void {
    if (this.#line.trim() !== '') this.breakLine();
    this.#line = '';
    if (isApart && !/^[>\s]*$/.test(this.#lines.at(-1) ?? '')) this.breakLine();
  }

  end(): string {
    this.startLine(false);
    while (/^[> ]+$/.test(this.#lines.at(-1) ?? '')) this.#lines.pop();
    return this.#lines.join('\n').trim();
  }
}
