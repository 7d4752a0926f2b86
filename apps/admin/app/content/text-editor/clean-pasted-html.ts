/** A list pasted from Word: paragraphs whose style names their list and depth, with the bullet as text. */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i;

/** Blocks that a table cell of the editor doesn’t accept, tables included. */
const BLOCKS =
  ':is(h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, figure, table, tbody, thead, tfoot, tr, td, th)';

/** Bold and italic from a style; not Word’s `mso-bidi-font-weight`. */
const WEIGHT = /(?:^|;)\s*font-weight:\s*([\w.]+)/i;
const SLANT = /(?:^|;)\s*font-style:\s*(\w+)/i;

/**
 * Reduces pasted HTML to structure: drops Word’s styles, comments and empty paragraphs, turns its lists into lists,
 * marks bold and italic that only a style shows, and moves the page’s heading a level down. A table cell accepts text
 * only, unless a table is pasted, which is filled in cell by cell. The editor drops everything else that it doesn’t
 * know.
 */
export function cleanPastedHtml(html: string, into: 'text' | 'cell' = 'text'): string {
  // Word puts its notes into conditional comments.
  const page = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml, colgroup')) element.remove();
  makeLists(page);
  makeMarks(page);
  for (const table of page.querySelectorAll('table')) splitCells(table);
  const isTable = page.querySelector('table')?.textContent.trim() === page.body.textContent.trim();
  for (const block of page.querySelectorAll(into === 'cell' && !isTable ? BLOCKS : `:is(td, th) ${BLOCKS}`)) {
    replaceTag(block, 'div');
  }
  for (const heading of page.querySelectorAll('h1')) replaceTag(heading, 'h2');
  for (const element of page.body.querySelectorAll('*')) {
    // Word’s own elements, such as o:p.
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
    for (const name of ['style', 'class', 'lang', 'id', 'colwidth']) element.removeAttribute(name);
    // Copied table context would make the editor nest the text again.
    if (into === 'cell' && !isTable) element.removeAttribute('data-pm-slice');
  }
  for (const paragraph of page.querySelectorAll('p')) {
    const isBlank = (paragraph.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '';
    if (isBlank && paragraph.querySelector('img, figure') === null && !paragraph.closest('td, th')) paragraph.remove();
  }
  return page.body.innerHTML;
}

/** Turns bold and italic into tags. Google Docs wraps everything in a `b` of normal weight, so only styles count. */
function makeMarks(page: Document): void {
  for (const element of page.body.querySelectorAll('[style*="font-" i]')) {
    const style = element.getAttribute('style') ?? '';
    const weight = WEIGHT.exec(style)?.[1];
    const slant = SLANT.exec(style)?.[1];
    // Headings are already bold.
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
    const said = [
      { tag: 'strong', same: 'b, strong', isSo: weight && isBold(weight) && !isHeading },
      { tag: 'em', same: 'i, em', isSo: slant && slant !== 'normal' },
    ] as const;
    for (const { tag, same, isSo } of said) if (isSo && !element.matches(same)) wrapContent(element, tag);
    const isNot = said.some(({ same, isSo }) => isSo === false && element.matches(same));
    if (isNot) element.replaceWith(...element.childNodes);
  }
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600;
}

function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function makeLists(page: Document): void {
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const [, number = '', level = 1] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const depth = Number(level);
    const marker = takeMarker(paragraph);
    const tag = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) ? 'ol' : 'ul';
    const item = page.createElement('li');
    const inner = page.createElement('p');
    inner.append(...paragraph.childNodes);
    item.append(inner);
    const before = paragraph.previousElementSibling;
    const isSame = before !== null && goesOn(before, { number, depth, tag });
    const list = isSame ? before : startList(paragraph, tag, number);
    findPlace(list, depth, tag).append(item);
    paragraph.remove();
  }
}

interface WordItem {
  /** Its list in the pasted text. */
  readonly number: string;
  readonly depth: number;
  readonly tag: string;
}

/** Whether a list continues with an item. Deeper items may carry another list’s number. */
function goesOn(list: Element, { number, depth, tag }: WordItem): boolean {
  const other = list.getAttribute('data-word-list');
  return other !== null && (depth > 1 || (other === number && list.localName === tag));
}

function startList(paragraph: HTMLElement, tag: string, number: string): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  list.setAttribute('data-word-list', number);
  paragraph.before(list);
  return list;
}

/** The list at a depth, below the last item of each level above. */
function findPlace(top: Element, depth: number, tag: string): Element {
  let list = top;
  for (let level = 1; level < depth; level += 1) {
    const item = list.lastElementChild;
    if (item === null) break;
    let inner = item.querySelector(':scope > ul, :scope > ol');
    if (inner === null) {
      inner = list.ownerDocument.createElement(tag);
      item.append(inner);
    }
    list = inner;
  }
  return list;
}

/** Removes and returns the bullet or number that Word wrote as text. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  if (marker !== null) {
    marker.remove();
    return marker.textContent ?? '';
  }
  const first = paragraph.firstChild;
  const [, written = ''] = /^\s*([·•o§▪-]|\d+[.)])[\s\u00a0]+/.exec(first?.textContent ?? '') ?? [];
  if (written !== '' && first !== null) {
    first.textContent = (first.textContent ?? '').replace(/^\s*\S+[\s\u00a0]+/, '');
  }
  return written;
}

/** Splits merged cells: Markdown has none. */
function splitCells(table: HTMLTableElement): void {
  const rows = [...table.rows];
  for (const cell of rows.flatMap((row) => [...row.cells])) {
    for (; cell.colSpan > 1; cell.colSpan -= 1) cell.after(emptyLike(cell, cell.rowSpan));
  }
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    for (const [column, cell] of [...row.cells].entries()) {
      if (cell.rowSpan > 1) below?.insertBefore(emptyLike(cell, cell.rowSpan - 1), below.cells[column] ?? null);
      cell.rowSpan = 1;
    }
  }
}

function emptyLike({ ownerDocument, tagName }: HTMLTableCellElement, rowSpan: number): HTMLTableCellElement {
  const empty = ownerDocument.createElement(tagName === 'TH' ? 'th' : 'td');
  empty.rowSpan = rowSpan;
  return empty;
}

function replaceTag(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
