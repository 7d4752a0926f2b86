import { Extension, InputRule, isActive, mergeAttributes, Node, type Attributes } from '@tiptap/core';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { describeMissingPicture } from '../pictures/missing-picture.ts';

const carried = (fallback: unknown) => ({ default: fallback, rendered: false, keepOnSplit: false });

/** The Markdown source of each block, so that an untouched block is written back unchanged. */
const Source = Extension.create({
  name: 'source',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'bulletList',
        'orderedList',
        'blockquote',
        'codeBlock',
        'horizontalRule',
        'table',
        'picture',
      ],
      attributes: { source: carried(null) },
    },
    { types: ['bulletList', 'orderedList'], attributes: { spread: carried(false) } },
  ],
});

/** Markdown that the editor can’t show. It stays as it is, and can be moved or removed. */
const RawMarkdown = Node.create({
  name: 'rawMarkdown',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: carried('') }),
  renderHTML: ({ node }) => ['pre', { 'data-raw': '' }, String(node.attrs['source'])],
});

/** The URL of a picture address; undefined while unknown. */
export type FindPicture = (address: string) => string | undefined;

/** A picture of the library or the studio, as a block. Pictures from elsewhere are dropped on paste. */
const Picture = Node.create<{ find: FindPicture }>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ find: () => undefined }),
  addAttributes: () => ({
    address: {
      default: '',
      parseHTML: (element) => element.dataset['picture'] ?? '',
      renderHTML: ({ address }) => ({ 'data-picture': address }),
    },
    alt: { default: '', parseHTML: (element) => element.dataset['alt'] ?? '', rendered: false },
    title: { default: '', parseHTML: (element) => element.dataset['title'] ?? '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure[data-picture]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { address, alt, title } = node.attrs;
    const src = this.options.find(String(address));
    const image = src === undefined ? ['span', {}, String(address)] : ['img', { src, alt: String(alt) }];
    const caption = title === '' ? [] : [['figcaption', {}, String(title)]];
    return ['figure', mergeAttributes(HTMLAttributes, { 'data-alt': alt, 'data-title': title }), image, ...caption];
  },
  // A box in place of a picture that no longer exists.
  addNodeView() {
    return ({ node, HTMLAttributes }) => {
      const { address, alt, title } = node.attrs;
      const dom = document.createElement('figure');
      for (const [name, value] of Object.entries(HTMLAttributes)) dom.setAttribute(name, String(value));
      const src = this.options.find(String(address));
      if (src === undefined) dom.append(toElement('span', String(address)));
      else {
        const image = Object.assign(new Image(), { alt: String(alt) });
        image.addEventListener('error', () => void showMissing(image), { once: true });
        image.src = src;
        dom.append(image);
      }
      if (title !== '') dom.append(toElement('figcaption', String(title)));
      return { dom };
    };
  },
});

async function showMissing(image: HTMLImageElement): Promise<void> {
  const box = toElement('span', await describeMissingPicture(image.src));
  box.className = 'missing-picture';
  image.replaceWith(box);
}

function toElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** The alignment of a table column, as in Markdown. */
const align = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('align') ?? (element.style.textAlign || null),
  renderHTML: ({ align: value }: Record<string, unknown>) => (value === null ? {} : { align: value }),
};

/** A cell holds one line of text, as in Markdown. Table commands need its span. */
const cell = {
  content: 'paragraph+',
  addAttributes(this: { parent: (() => Attributes) | undefined }) {
    return { ...this.parent?.(), align };
  },
};

/** Input rules of some extensions, restricted. */
const inputRules: Readonly<Record<string, (rule: InputRule) => InputRule>> = {
  // Typing a rule into a table cell doesn’t split the table.
  horizontalRule: ({ find, handler, undoable }) =>
    new InputRule({
      find,
      undoable,
      handler: (props) => (isActive(props.state, 'table') ? null : handler(props)),
    }),
  // “2026. A year” is a sentence, not a list that starts at 2026. Lists start with one or two digits.
  orderedList: ({ handler, undoable }) => new InputRule({ find: /^(\d{1,2})\.\s$/, undoable, handler }),
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const change = Object.hasOwn(inputRules, extension.name) ? inputRules[extension.name] : undefined;
      return change === undefined
        ? extension
        : extension.extend({
            addInputRules() {
              return (this.parent?.() ?? []).map(change);
            },
          });
    });
  },
});

/** The editor’s schema: what the public page renders from Markdown, and nothing else. */
export function editorExtensions(find: FindPicture) {
  return [
    Kit.configure({
      strike: false,
      underline: false,
      trailingNode: false,
      link: { openOnClick: false, autolink: false, linkOnPaste: true, protocols: ['tel', 'mailto'] },
    }),
    TableKit.configure({ tableCell: false, tableHeader: false, table: { resizable: false } }),
    TableCell.extend(cell),
    TableHeader.extend(cell),
    Picture.configure({ find }),
    RawMarkdown,
    Source,
  ];
}
