import type { JSONContent } from '@tiptap/core';
import type { AlignType, BlockContent, Heading, ListItem, Nodes, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';

/** The content of each block as it was read, by its source. */
export type Originals = ReadonlyMap<string, string>;

/** Remembers the blocks of a document just read, so that unchanged ones are written back as they were. */
export function noteOriginals({ content = [] }: JSONContent): Originals {
  return new Map(content.map((block) => [sourceOf(block), JSON.stringify(block)]));
}

/**
 * Writes an editor document as Markdown. Untouched blocks are written exactly as they were, the others in this
 * project’s style.
 */
export function writeMarkdown({ content = [] }: JSONContent, originals: Originals): string {
  const written: string[] = [];
  // The marker of the list just before. Two adjacent lists with the same marker would be read as one.
  let marker = '';
  for (const block of content) {
    const source = sourceOf(block);
    const isUntouched = source !== '' && originals.get(source) === JSON.stringify(block);
    const isKept =
      block.type === 'rawMarkdown' || (isUntouched && (marker === '' || findMarker(block, source) !== marker));
    if (!isKept && isEmpty(block)) continue;
    const markdown = isKept ? source : writeBlock(block, marker);
    written.push(markdown);
    marker = findMarker(block, markdown);
  }
  return written.join('\n\n');
}

/** A list’s marker: its bullet, or the character after its numbers. Empty for other blocks. */
function findMarker({ type }: JSONContent, markdown: string): string {
  if (type !== 'bulletList' && type !== 'orderedList' && type !== 'rawMarkdown') return '';
  const [, bullet, delimiter] = /^(?:([-*+])|\d+([.)]))(?=\s|$)/.exec(markdown) ?? [];
  return bullet ?? delimiter ?? '';
}

function writeBlock(block: JSONContent, markerBefore: string): string {
  const [bullet, bulletOther] = bullets.filter((other) => other !== markerBefore);
  const options: Options = { ...style, bullet, bulletOther, bulletOrdered: markerBefore === '.' ? ')' : '.' };
  const markdown = toMarkdown({ type: 'root', children: [toNode(block)] }, options).trimEnd();
  if (block.type !== 'table') return markdown;
  const [head = '', rule = '', ...rows] = markdown.split('\n');
  return [head, rule.replaceAll(/-+/g, '---'), ...rows].join('\n');
}

const style: Options = {
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  join: [(left, right) => (left.type === 'paragraph' && wouldContinue(right) ? 1 : undefined)],
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};
const bullets = ['-', '*', '+'] as const;

/** Below a paragraph, an empty bullet or a number other than 1 would be read as part of it. */
function wouldContinue(node: Nodes): boolean {
  if (node.type !== 'list' && node.type !== 'listItem' && node.type !== 'blockquote') return false;
  const [first] = node.children;
  return (
    first === undefined || (node.type === 'list' && node.ordered === true && node.start !== 1) || wouldContinue(first)
  );
}

function sourceOf({ attrs }: JSONContent): string {
  const source: unknown = attrs?.['source'];
  return typeof source === 'string' ? source : '';
}

const holders = new Set(['bulletList', 'orderedList', 'listItem', 'blockquote']);

/** Whether a block is empty: the page would show nothing, or a lone bullet. */
function isEmpty({ type = '', content = [] }: JSONContent): boolean {
  if (type === 'paragraph' || type === 'heading') return toWords(content).length === 0;
  return holders.has(type) && content.every(isEmpty);
}

function readAttribute({ attrs }: JSONContent, name: string): string {
  const value: unknown = attrs?.[name];
  return typeof value === 'string' ? value : '';
}

function toNode(block: JSONContent): RootContent & BlockContent {
  const { type, attrs = {}, content = [] } = block;
  switch (type) {
    case 'paragraph':
      return { type: 'paragraph', children: toWords(content) };
    case 'heading':
      return { type: 'heading', depth: toDepth(attrs['level']), children: toWords(content) };
    case 'bulletList':
    case 'orderedList': {
      const spread = attrs['spread'] === true;
      const start = typeof attrs['start'] === 'number' ? attrs['start'] : 1;
      // An empty last item is where no one continued.
      const end = content.findLastIndex((item) => !isEmpty(item)) + 1;
      const children = content.slice(0, end).map((item) => toItem(item, spread));
      return type === 'orderedList'
        ? { type: 'list', ordered: true, start, spread, children }
        : { type: 'list', ordered: false, spread, children };
    }
    case 'blockquote':
      return { type: 'blockquote', children: toNodes(content) };
    case 'codeBlock': {
      const lang = readAttribute(block, 'language');
      const value = content.map(({ text = '' }) => text).join('');
      return { type: 'code', ...(lang === '' ? {} : { lang }), value };
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'picture': {
      const title = readAttribute(block, 'title');
      const url = readAttribute(block, 'address');
      const alt = readAttribute(block, 'alt');
      return { type: 'paragraph', children: [{ type: 'image', url, alt, ...(title === '' ? {} : { title }) }] };
    }
    case 'table':
      return { type: 'table', align: content[0]?.content?.map(toAlign) ?? [], children: content.map(toRow) };
    default:
      throw new Error(`No Markdown is written for ${type}`);
  }
}

function toNodes(blocks: readonly JSONContent[]): BlockContent[] {
  return blocks.filter((block) => !isEmpty(block)).map(toNode);
}

function toDepth(level: unknown): Heading['depth'] {
  return level === 1 || level === 3 || level === 4 || level === 5 || level === 6 ? level : 2;
}

function toItem({ content = [] }: JSONContent, spread: boolean): ListItem {
  return { type: 'listItem', spread, children: toNodes(content) };
}

function toAlign({ attrs }: JSONContent): AlignType {
  const align: unknown = attrs?.['align'];
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}

function toRow({ content = [] }: JSONContent): TableRow {
  return {
    type: 'tableRow',
    children: content.map((cell) => ({
      type: 'tableCell',
      children: toWords(
        listLines(cell).flatMap((line, index) => [
          ...(index > 0 ? [space] : []),
          ...line.map((node) => (node.type === 'hardBreak' ? space : node)),
        ]),
      ),
    })),
  };
}

const space: JSONContent = { type: 'text', text: ' ' };

/** The text of each block in a cell, at any depth: Markdown cells have no lists or pictures. */
function listLines(block: JSONContent): JSONContent[][] {
  const { type, content = [] } = block;
  if (type === 'picture') return [[{ type: 'text', text: readAttribute(block, 'alt') }]];
  if (content.some((node) => node.type === 'text')) return [content];
  return content.flatMap(listLines);
}

/** The inline content of a block. Trailing spaces and line breaks are dropped, as they wouldn’t be seen. */
function toWords(nodes: readonly JSONContent[]): PhrasingContent[] {
  const words = toPhrasing(nodes);
  extractSpaces(words, -1);
  return words;
}

const wraps = ['link', 'bold', 'italic'] as const;

function toPhrasing(nodes: readonly JSONContent[], depth = 0): PhrasingContent[] {
  const wrap = wraps[depth];
  if (wrap === undefined) return nodes.map(toLeaf);
  const written: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const first = nodes[at];
    const key = keyOf(first, wrap);
    let end = at + 1;
    while (end < nodes.length && keyOf(nodes[end], wrap) === key) end += 1;
    const children = toPhrasing(nodes.slice(at, end), depth + 1);
    written.push(...(key === '' || first === undefined ? children : wrapTightly(children, wrap, first)));
    at = end;
  }
  return written;
}

/** Adjacent nodes with the same mark share it. */
function keyOf(node: JSONContent | undefined, wrap: string): string {
  const mark = node?.marks?.find(({ type }) => type === wrap);
  return mark === undefined ? '' : JSON.stringify([wrap, mark.attrs?.['href'], mark.attrs?.['title']]);
}

/** Moves spaces and line breaks out of the ends of bold words: Markdown wouldn’t read them as bold. */
function wrapTightly(
  children: readonly PhrasingContent[],
  wrap: (typeof wraps)[number],
  node: JSONContent,
): PhrasingContent[] {
  const inner = [...children];
  const before = extractSpaces(inner, 0);
  const after = extractSpaces(inner, -1);
  return [...before, ...(inner.length > 0 ? [wrapIn(inner, wrap, node)] : []), ...after];
}

/** Removes the spaces and line breaks at the start (0) or the end (-1). */
function extractSpaces(nodes: PhrasingContent[], at: 0 | -1): PhrasingContent[] {
  const taken: PhrasingContent[] = [];
  for (let node = nodes.at(at); node?.type === 'break' || node?.type === 'text'; node = nodes.at(at)) {
    const value = node.type === 'break' ? '' : at === 0 ? node.value.trimStart() : node.value.trimEnd();
    if (node.type === 'text' && value === node.value) break;
    nodes.splice(at, 1, ...(value === '' ? [] : [{ type: 'text' as const, value }]));
    taken.push(node.type === 'break' ? node : { type: 'text', value: node.value.replace(value, '') });
  }
  return at === 0 ? taken : taken.toReversed();
}

function wrapIn(children: PhrasingContent[], wrap: (typeof wraps)[number], node: JSONContent): PhrasingContent {
  if (wrap === 'bold') return { type: 'strong', children };
  if (wrap === 'italic') return { type: 'emphasis', children };
  const attrs = node.marks?.find(({ type }) => type === 'link')?.attrs ?? {};
  const title: unknown = attrs['title'];
  return {
    type: 'link',
    url: String(attrs['href'] ?? ''),
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    // The editor doesn’t nest links.
    children: children.filter((child) => child.type !== 'link'),
  };
}

function toLeaf({ type, text = '', marks = [] }: JSONContent): PhrasingContent {
  if (type === 'hardBreak') return { type: 'break' };
  return marks.some((mark) => mark.type === 'code')
    ? { type: 'inlineCode', value: text }
    : { type: 'text', value: text };
}
