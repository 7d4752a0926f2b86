import type { Element, Root, RootContent } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { redirects } from '../../server/redirects.ts';
import type { ContentPicture, ContentPictures } from '@showroom/app-frame/content-pictures';

/** A part of a text, drawn by `ContentText`. */
export type TextBlock =
  | { readonly kind: 'html'; readonly html: string }
  /** Wider than a phone, so that it scrolls by itself: `label` is what it is called. */
  | { readonly kind: 'table'; readonly html: string; readonly label: string }
  /** `caption` is empty where the text gives none. */
  | { readonly kind: 'picture'; readonly picture: ContentPicture; readonly caption: string };

export interface TextHeading {
  /** Of the heading in the page. */
  readonly id: string;
  readonly words: string;
}

export interface ReadText {
  readonly blocks: readonly TextBlock[];
  /** Those of the highest level in the text, in order. */
  readonly headings: readonly TextHeading[];
}

/**
 * What a text may hold. HTML in it is left out by the reading already; this goes by a list of what is allowed once more,
 * behind it. Pictures are taken out before anything is written, so that none comes from elsewhere.
 */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: 'p h2 h3 h4 ul ol li blockquote hr br strong em code pre a img table thead tbody tr th td'.split(' '),
  attributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['media', 'master'] },
};

/** The page's title is its first heading: the text's own begin one below. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

/**
 * Reads a text of content, which is Markdown with tables (CommonMark, GitHub's tables), into parts of a page. Whatever it
 * holds, nothing of it runs, loads from elsewhere or breaks the page: HTML in it is left out, links lead by http, mail or
 * telephone, and pictures are those that `pictures` has.
 *
 * @param title what a table before the first heading is called by
 */
export function readContentText(markdown: string, pictures: ContentPictures, title: string): ReadText {
  const read = toHast(fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
  const root = sanitize(withLowerHeadings(read), allowed);
  const blocks: TextBlock[] = [];
  const headings: TextHeading[] = [];
  const ids = new Set<string>();
  let html: RootContent[] = [];
  let lastHeading = title;

  function endHtml() {
    if (html.length > 0) blocks.push({ kind: 'html', html: toHtml(html) });
    html = [];
  }

  for (const node of root.type === 'root' ? root.children : []) {
    if (node.type !== 'element') continue;
    for (const link of elementsOf(node, 'a')) prepareLink(link);
    const images = takeImages(node);
    if (/^h[2-4]$/.test(node.tagName)) {
      const words = textOf(node).trim();
      const id = toFreeId(words, ids);
      node.properties = { id };
      lastHeading = words;
      if (node.tagName === 'h2') headings.push({ id, words });
    }
    if (node.tagName === 'table') {
      endHtml();
      for (const cell of elementsOf(node, 'th')) cell.properties['scope'] = 'col';
      blocks.push({ kind: 'table', html: toHtml(node), label: lastHeading });
    } else if (images.length === 0 || textOf(node).trim() !== '') {
      html.push(node);
    }
    for (const { properties } of images) {
      const picture = pictures.findByAddress(readProperty(properties['src']), readProperty(properties['alt']));
      if (picture === undefined) continue;
      endHtml();
      blocks.push({ kind: 'picture', picture, caption: readProperty(properties['title']) });
    }
  }
  endHtml();
  return { blocks, headings };
}

function withLowerHeadings(root: ReturnType<typeof toHast>): ReturnType<typeof toHast> {
  for (const [tag, lower] of Object.entries(HEADINGS)) {
    if (tag !== lower) for (const heading of elementsOf(root, tag)) heading.tagName = lower;
  }
  return root;
}

type Tree = Root | RootContent;

function elementsOf(tree: Tree, tagName: string): Element[] {
  if (!('children' in tree)) return [];
  return tree.children.flatMap((child) => [
    ...(child.type === 'element' && child.tagName === tagName ? [child] : []),
    ...(child.type === 'element' ? elementsOf(child, tagName) : []),
  ]);
}

/** Removes the pictures from an element and gives them, in order. */
function takeImages(element: Element): Element[] {
  const images = elementsOf(element, 'img');
  removeImages(element);
  return images;
}

function removeImages(element: Element): void {
  element.children = element.children.filter((child) => child.type !== 'element' || child.tagName !== 'img');
  for (const child of element.children) if (child.type === 'element') removeImages(child);
}

function prepareLink(link: Element): void {
  const href = readProperty(link.properties['href']);
  if (/^https?:/i.test(href)) link.properties['rel'] = ['noopener'];
  const moved = redirects[href];
  // The router knows a page by the name that it has now.
  if (moved !== undefined) link.properties['href'] = moved;
}

function textOf(tree: Tree): string {
  if (tree.type === 'text') return tree.value;
  return 'children' in tree ? tree.children.map(textOf).join('') : '';
}

function readProperty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toFreeId(words: string, taken: Set<string>): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  // Apart from the ids that the page has for itself.
  const wanted = `on-${plain === '' ? 'this' : plain}`;
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
