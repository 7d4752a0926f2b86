import { Extension, InputRule, isActive, mergeAttributes, Node, type Attributes } from '@tiptap/core';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { describeMissingPicture } from '../pictures/missing-picture.ts';

/** Attributes that a document carries along and that nothing draws. */
const carried = (fallback: unknown) => ({ default: fallback, rendered: false, keepOnSplit: false });

/** What each block was written as, so that it is written the same again unless it is touched. */
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

/** Markdown that the editor has no way to show: it stays as it is, and can be moved or removed. */
const RawMarkdown = Node.create({
  name: 'rawMarkdown',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: carried('') }),
  renderHTML: ({ node }) => ['pre', { 'data-raw': '' }, String(node.attrs['source'])],
});

/** Where a picture is to be had, by its address in texts; undefined while that is not known. */
export type FindPicture = (address: string) => string | undefined;

/** A picture of the library or the studio, as a block of its own. None from elsewhere: pasted ones are left out. */
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
  // As it is written, but for a picture that no longer exists: a box that says so stands in its place.
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

/** How a column stands, as Markdown has it for each. */
const align = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('align') ?? (element.style.textAlign || null),
  renderHTML: ({ align: value }: Record<string, unknown>) => (value === null ? {} : { align: value }),
};

/** A cell holds words alone: Markdown has one line for each. How far it spans is what the commands for tables count with. */
const cell = {
  content: 'paragraph+',
  addAttributes(this: { parent: (() => Attributes) | undefined }) {
    return { ...this.parent?.(), align };
  },
};

/** The rules of some extensions of the kit that turn what is typed into something else. */
const inputRules: Readonly<Record<string, (rule: InputRule) => InputRule>> = {
  // A line cuts no table in two: what is typed for one in a cell stays as it is.
  horizontalRule: ({ find, handler, undoable }) =>
    new InputRule({
      find,
      undoable,
      handler: (props) => (isActive(props.state, 'table') ? null : handler(props)),
    }),
  // "2026. A year" is a sentence and no list that begins with 2026. A list may begin with any number of one or two digits.
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

/** What a text may hold: what the public page draws of Markdown, and nothing else. */
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
