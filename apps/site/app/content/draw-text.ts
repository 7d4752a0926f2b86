import MarkdownIt, { type Token } from 'markdown-it';
import { redirects } from '../../server/redirects.ts';
import type { DrawnBlock, DrawnText, TextHeading, TextToDraw } from './draw-text-job.ts';

/** Deeper than any text that people write; what is deeper is left out. */
const MOST_NESTING = 50;
/** The page draws each picture and each table for itself. */
const MOST_BLOCKS = 2_000;

const markdownIt = new MarkdownIt('commonmark', {
  // It is recognized, so that it can be left out: otherwise readers would see the tags.
  html: true,
  maxNesting: MOST_NESTING,
}).enable('table');
// A link whose address is refused is drawn without it, rather than as the Markdown that it was written in.
markdownIt.validateLink = () => true;

/** The page's title is its first heading: the text's own begin one below. */
const HEADINGS = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
const LINK_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Draws a text of content, which is Markdown with tables (CommonMark, GitHub's tables), as parts of a page. Whatever it holds, nothing of
 * it runs, loads from elsewhere or breaks the page: HTML in it is left out, links lead by http, mail or telephone, and only
 * pictures of the library and the studio are named. It runs in a child process, because a hostile text may take long.
 *
 * @throws when the page would have too many parts
 */
export function drawText({ markdown, title }: TextToDraw): DrawnText {
  const env = {};
  const blocks: DrawnBlock[] = [];
  const headings: TextHeading[] = [];
  const ids = new Map<string, number>();
  let html = '';
  let lastHeading = title;

  const render = (tokens: Token[]) => markdownIt.renderer.render(tokens, markdownIt.options, env).trimEnd();

  function add(block: DrawnBlock): void {
    if (blocks.length >= MOST_BLOCKS) throw new RangeError(`It has more than ${MOST_BLOCKS} pictures and tables`);
    blocks.push(block);
  }

  function endHtml(): void {
    if (html !== '') add({ kind: 'html', html });
    html = '';
  }

  for (const tokens of splitBlocks(markdownIt.parse(markdown, env))) {
    const { images, words } = prepareBlock(tokens);
    const [first] = tokens;
    if (first?.type === 'heading_open') {
      const id = toFreeId(words, ids);
      first.attrSet('id', id);
      lastHeading = words.trim();
      if (first.tag === 'h2') headings.push({ id, words: lastHeading });
    }
    if (first?.type === 'table_open') {
      endHtml();
      const columns = tokens.filter(({ type }) => type === 'th_open').length;
      add({ kind: 'table', html: render(tokens), label: lastHeading, columns });
    } else if (tokens.length > 0 && (images.length === 0 || words.trim() !== '')) {
      html += render(tokens);
    }
    for (const image of images) {
      endHtml();
      add(image);
    }
  }
  endHtml();
  return { blocks, headings };
}

/** The tokens of each part at the highest level, without HTML. */
function splitBlocks(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  for (const token of tokens) {
    if (token.type !== 'html_block') part.push(token);
    // What opens a part is at level 0, and so is what closes it.
    if (token.level === 0 && token.nesting !== 1) {
      parts.push(part);
      part = [];
    }
  }
  return parts;
}

/** Makes the tokens of a part what the page may show, and takes its pictures out. `words` is all text in it. */
function prepareBlock(tokens: readonly Token[]) {
  const images: Extract<DrawnBlock, { kind: 'picture' }>[] = [];
  let words = '';
  for (const token of tokens) {
    token.tag = HEADINGS.get(token.tag) ?? token.tag;
    if (token.type === 'fence' || token.type === 'code_block') {
      // No page colours code, so that it need not say its language.
      token.info = '';
      words += token.content;
    }
    if (token.type === 'th_open' || token.type === 'td_open') alignCell(token);
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.children === null) continue;
    for (const child of token.children) {
      if (child.type === 'text' || child.type === 'code_inline') words += child.content;
      if (child.type === 'link_open') prepareLink(child);
      if (child.type === 'image' && isOurPicture(child)) images.push(toPicture(child));
    }
    token.children = token.children.filter(({ type }) => type !== 'image' && type !== 'html_inline');
  }
  return { images, words };
}

function readAttribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

function alignCell(cell: Token): void {
  const side = /text-align:(left|center|right)/.exec(readAttribute(cell, 'style'))?.[1];
  cell.attrs = side === undefined ? [] : [['align', side]];
}

function prepareLink(link: Token): void {
  const href = readAttribute(link, 'href');
  const title = readAttribute(link, 'title');
  // The router knows a page by the name that it has now.
  const target = Object.hasOwn(redirects, href) ? redirects[href] : href;
  link.attrs = [
    ...(isAllowedLink(href) ? [['href', target ?? href] satisfies [string, string]] : []),
    ...(title === '' ? [] : [['title', title] satisfies [string, string]]),
    ...(/^https?:/i.test(href) ? [['rel', 'noopener'] satisfies [string, string]] : []),
  ];
}

/** Relative, or by one of the protocols that a text may use. */
function isAllowedLink(href: string): boolean {
  const protocol = /^([^/?#:]*):/.exec(href)?.[1];
  return protocol === undefined || LINK_PROTOCOLS.has(protocol.toLowerCase());
}

function isOurPicture(image: Token): boolean {
  return /^(?:media|master):/.test(readAttribute(image, 'src'));
}

function toPicture(image: Token): Extract<DrawnBlock, { kind: 'picture' }> {
  return {
    kind: 'picture',
    address: readAttribute(image, 'src'),
    alt: markdownIt.renderer.renderInlineAsText(image.children ?? [], markdownIt.options, {}),
    caption: readAttribute(image, 'title'),
  };
}

function toFreeId(words: string, taken: Map<string, number>): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  // Apart from the ids that the page has for itself.
  const wanted = `on-${plain === '' ? 'this' : plain}`;
  let id = wanted;
  // Where the last one of that name ended: a text may have thousands of equal headings.
  let count = taken.get(wanted) ?? 1;
  while (taken.has(id)) {
    count += 1;
    id = `${wanted}-${count}`;
  }
  taken.set(wanted, count);
  taken.set(id, taken.get(id) ?? 1);
  return id;
}
