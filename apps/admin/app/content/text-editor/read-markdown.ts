import type { JSONContent } from '@tiptap/core';
import type { AlignType, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

type Mark = NonNullable<JSONContent['marks']>[number];

/**
 * Reads Markdown into an editor document, as the public page reads it. Each block keeps its `source`, so that
 * untouched blocks are written back unchanged. What the editor can’t show (HTML, references) stays as a block of its
 * own.
 */
export function readMarkdown(markdown: string): JSONContent {
  const root = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const content = root.children.map((node) => {
    const source = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    const block = isShowable(node) ? toBlock(node) : undefined;
    return block === undefined
      ? { type: 'rawMarkdown', attrs: { source } }
      : { ...block, attrs: { ...block.attrs, source } };
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

const blocks = new Set(['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'code', 'thematicBreak', 'table']);
const others = new Set(['tableRow', 'tableCell', 'text', 'strong', 'emphasis', 'inlineCode', 'link', 'break', 'image']);

/** Whether the editor can show every part of a block. */
function isShowable(node: Nodes): boolean {
  if (!blocks.has(node.type) && !others.has(node.type)) return false;
  // A picture is a block, also on the page.
  if (node.type === 'image') return false;
  if (isPicture(node)) return true;
  if (node.type === 'list' && node.children.length === 0) return false;
  return !('children' in node) || node.children.every(isShowable);
}

function isPicture(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image';
}

function toBlock(node: RootContent): JSONContent {
  switch (node.type) {
    case 'paragraph': {
      const [first] = node.children;
      return first?.type === 'image' && isPicture(node)
        ? { type: 'picture', attrs: { address: first.url, alt: first.alt ?? '', title: first.title ?? '' } }
        : withContent({ type: 'paragraph' }, toInline(node.children));
    }
    case 'heading':
      return withContent({ type: 'heading', attrs: { level: node.depth } }, toInline(node.children));
    case 'list': {
      const attrs = { spread: node.spread === true || node.children.some(({ spread }) => spread === true) };
      const content = node.children.map(toItem);
      return node.ordered === true
        ? { type: 'orderedList', attrs: { ...attrs, start: node.start ?? 1 }, content }
        : { type: 'bulletList', attrs, content };
    }
    case 'blockquote':
      return withContent({ type: 'blockquote' }, node.children.map(toBlock));
    case 'code':
      return withContent(
        { type: 'codeBlock', attrs: { language: node.lang ?? null } },
        node.value === '' ? [] : [{ type: 'text', text: node.value }],
      );
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'table':
      return {
        type: 'table',
        content: node.children.map((row, index) => ({
          type: 'tableRow',
          content: row.children.map((cell, column) => ({
            type: index === 0 ? 'tableHeader' : 'tableCell',
            attrs: { align: (node.align?.[column] ?? null) satisfies AlignType },
            content: [withContent({ type: 'paragraph' }, toInline(cell.children))],
          })),
        })),
      };
    default:
      throw new Error(`No block of the editor is a ${node.type}`);
  }
}

/** An item of the editor starts with a paragraph, empty if the text’s item starts otherwise. */
function toItem({ children }: ListItem): JSONContent {
  const content = children.map(toBlock);
  return {
    type: 'listItem',
    content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
  };
}

function withContent(block: JSONContent, content: JSONContent[]): JSONContent {
  return content.length > 0 ? { ...block, content } : block;
}

function toInline(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'text':
        // A wrapped line is one line.
        return toText(node.value.replaceAll(/\s*\n\s*/g, ' '), marks);
      case 'inlineCode':
        return toText(node.value, [...marks, { type: 'code' }]);
      case 'break':
        return [withMarks({ type: 'hardBreak' }, marks)];
      case 'strong':
        return toInline(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return toInline(node.children, [...marks, { type: 'italic' }]);
      case 'link':
        return toInline(node.children, [
          ...marks,
          { type: 'link', attrs: { href: node.url, title: node.title ?? null } },
        ]);
      default:
        throw new Error(`No text of the editor is a ${node.type}`);
    }
  });
}

function toText(text: string, marks: readonly Mark[]): JSONContent[] {
  return text === '' ? [] : [withMarks({ type: 'text', text }, marks)];
}

function withMarks(node: JSONContent, marks: readonly Mark[]): JSONContent {
  return marks.length > 0 ? { ...node, marks: [...marks] } : node;
}
