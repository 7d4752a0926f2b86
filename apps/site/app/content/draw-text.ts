import MarkdownIt, { type Token } from 'markdown-it';
import { redirects } from '../../server/redirects.ts';
import type { DrawnBlock, DrawnText, TextHeading, TextToDraw } from './draw-text-job.ts';

/** Deeper nesting is left out. */
const MOST_NESTING = 50;
/** Pictures and tables are components of the page. */
const MOST_BLOCKS = 2_000;

const markdownIt = new MarkdownIt('commonmark', {
  // Recognized in order to be removed; otherwise readers would see the tags.
  html: true,
  maxNesting: MOST_NESTING,
}).enable('table');
// A link with a forbidden URL becomes text, not Markdown source.
markdownIt.validateLink = () => true;

/** The page's title is the h1, so the text's headings start at h2. */
const HEADINGS = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
const LINK_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Renders Markdown (CommonMark with GitHub's tables) to parts of a page. It can't run scripts, load foreign resources or break the
 * page: HTML is removed, links are http, mail or telephone, and pictures are those of the site. Runs in a child process, because a
 * hostile text may take long.
 *
 * @throws if there are too many parts
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

/** The tokens of each top-level block, without HTML. */
function splitBlocks(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  for (const token of tokens) {
    if (token.type !== 'html_block') part.push(token);
    // A block's opening and closing tokens have level 0.
    if (token.level === 0 && token.nesting !== 1) {
      parts.push(part);
      part = [];
    }
  }
  return parts;
}

/** Sanitizes a block's tokens and extracts its pictures. `words` is its text. */
function prepareBlock(tokens: readonly Token[]) {
  const images: Extract<DrawnBlock, { kind: 'picture' }>[] = [];
  let words = '';
  for (const token of tokens) {
    token.tag = HEADINGS.get(token.tag) ?? token.tag;
    if (token.type === 'fence' || token.type === 'code_block') {
      // Code isn't highlighted, so its language is dropped.
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
  // A page that has another name since.
  const target = Object.hasOwn(redirects, href) ? redirects[href] : href;
  link.attrs = [
    ...(isAllowedLink(href) ? [['href', target ?? href] satisfies [string, string]] : []),
    ...(title === '' ? [] : [['title', title] satisfies [string, string]]),
    ...(/^https?:/i.test(href) ? [['rel', 'noopener'] satisfies [string, string]] : []),
  ];
}

/** Relative, or with an allowed protocol. */
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
  // A prefix separates them from the page's own ids.
  const wanted = `on-${plain === '' ? 'this' : plain}`;
  let id = wanted;
  // Remembers the last number of each name, as a text may have thousands of equal headings.
  let count = taken.get(wanted) ?? 1;
  while (taken.has(id)) {
    count += 1;
    id = `${wanted}-${count}`;
  }
  taken.set(wanted, count);
  taken.set(id, taken.get(id) ?? 1);
  return id;
}
