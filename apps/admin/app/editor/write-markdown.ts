import type { JSONContent } from '@tiptap/core';
import type { AlignType, BlockContent, Heading, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';

/** What each block held when the editor had just read it, by what it was written as. */
export type Originals = ReadonlyMap<string, string>;

/** Notes the blocks of a document that was just read: those that still hold the same later are written as they were. */
export function noteOriginals({ content = [] }: JSONContent): Originals {
  return new Map(content.map((block) => [sourceOf(block), JSON.stringify(block)]));
}

/**
 * Writes a document of the editor as Markdown. A block that nobody touched since it was read is written to the letter as it
 * stood; the others in the one way in which this project writes Markdown.
 */
export function writeMarkdown({ content = [] }: JSONContent, originals: Originals): string {
  const written: string[] = [];
  let last: JSONContent | undefined;
  for (const block of content) {
    if (isEmpty(block)) continue;
    // Two lists without anything between them would be read as one.
    const isSecondList = last?.type === block.type && isList(block) && last !== undefined;
    const markdown =
      block.type === 'rawMarkdown' || (!isSecondList && originals.get(sourceOf(block)) === JSON.stringify(block))
        ? sourceOf(block)
        : writeBlock(block, isSecondList);
    written.push(markdown);
    last = block;
  }
  return written.join('\n\n');
}

function writeBlock(block: JSONContent, isSecondList: boolean): string {
  const markdown = toMarkdown({ type: 'root', children: [toNode(block)] }, isSecondList ? secondList : style).trimEnd();
  if (block.type !== 'table') return markdown;
  const [head = '', rule = '', ...rows] = markdown.split('\n');
  return [head, rule.replaceAll(/-+/g, '---'), ...rows].join('\n');
}

const style: Options = {
  bullet: '-',
  bulletOther: '*',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};
const secondList: Options = { ...style, bullet: '*', bulletOther: '-', bulletOrdered: ')' };

function isList({ type }: JSONContent): boolean {
  return type === 'bulletList' || type === 'orderedList';
}

function sourceOf({ attrs }: JSONContent): string {
  const source: unknown = attrs?.['source'];
  return typeof source === 'string' ? source : '';
}

function isEmpty({ type, content = [] }: JSONContent): boolean {
  return (type === 'paragraph' || type === 'heading') && content.length === 0;
}

/** An attribute, as the text that it is. */
function readAttribute({ attrs }: JSONContent, name: string): string {
  const value: unknown = attrs?.[name];
  return typeof value === 'string' ? value : '';
}

function toNode(block: JSONContent): RootContent & BlockContent {
  const { type, attrs = {}, content = [] } = block;
  switch (type) {
    case 'paragraph':
      return { type: 'paragraph', children: toPhrasing(content) };
    case 'heading':
      return { type: 'heading', depth: toDepth(attrs['level']), children: toPhrasing(content) };
    case 'bulletList':
    case 'orderedList': {
      const spread = attrs['spread'] === true;
      const start = typeof attrs['start'] === 'number' ? attrs['start'] : 1;
      const children = content.map((item) => toItem(item, spread));
      return type === 'orderedList'
        ? { type: 'list', ordered: true, start, spread, children }
        : { type: 'list', ordered: false, spread, children };
    }
    case 'blockquote':
      return { type: 'blockquote', children: content.filter((inner) => !isEmpty(inner)).map(toNode) };
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

function toDepth(level: unknown): Heading['depth'] {
  return level === 1 || level === 3 || level === 4 || level === 5 || level === 6 ? level : 2;
}

function toItem({ content = [] }: JSONContent, spread: boolean): ListItem {
  return { type: 'listItem', spread, children: content.map(toNode) };
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
      // A cell holds one line.
      children: (cell.content ?? []).flatMap(({ content: inner = [] }, index) => [
        ...(index > 0 && inner.length > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
        ...toPhrasing(inner.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node))),
      ]),
    })),
  };
}

/** From the outermost in. Code is the text itself. */
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

/** Neighbours with the same one stand in one of it. */
function keyOf(node: JSONContent | undefined, wrap: string): string {
  const mark = node?.marks?.find(({ type }) => type === wrap);
  return mark === undefined ? '' : JSON.stringify([wrap, mark.attrs?.['href'], mark.attrs?.['title']]);
}

/** Spaces at the ends of bold words are beside them: inside, Markdown would not read them as bold. */
function wrapTightly(
  children: readonly PhrasingContent[],
  wrap: (typeof wraps)[number],
  node: JSONContent,
): PhrasingContent[] {
  const inner = [...children];
  const before = takeSpace(inner, 0, /^\s+/);
  const after = takeSpace(inner, inner.length - 1, /\s+$/);
  return [...before, ...(inner.length > 0 ? [wrapIn(inner, wrap, node)] : []), ...after];
}

function takeSpace(nodes: PhrasingContent[], at: number, pattern: RegExp): PhrasingContent[] {
  const node = nodes[at];
  const space = node?.type === 'text' ? (pattern.exec(node.value)?.[0] ?? '') : '';
  if (node?.type !== 'text' || space === '') return [];
  const value = node.value.replace(pattern, '');
  nodes.splice(at, 1, ...(value === '' ? [] : [{ type: 'text' as const, value }]));
  return [{ type: 'text', value: space }];
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
    // The editor makes no link inside of a link.
    children: children.filter((child) => child.type !== 'link'),
  };
}

function toLeaf({ type, text = '', marks = [] }: JSONContent): PhrasingContent {
  if (type === 'hardBreak') return { type: 'break' };
  return marks.some((mark) => mark.type === 'code')
    ? { type: 'inlineCode', value: text }
    : { type: 'text', value: text };
}
