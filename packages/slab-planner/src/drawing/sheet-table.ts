import { estimateTextWidth, type Ink } from './ink.ts';

export interface TableSection {
  readonly heading: string;
  /** Widths in pixels. */
  readonly columns: readonly { readonly name: string; readonly width: number }[];
  readonly rows: readonly (readonly string[])[];
}

const SIZE = 12;
const LINE = 17;
const HEADING = 15;

/** Tables below each other, over as many pages as they need. A long text is broken between words. */
export function flowRows(
  sections: readonly TableSection[],
  { bottom, top, x }: { readonly x: number; readonly top: number; readonly bottom: number },
): readonly { readonly inks: readonly Ink[]; readonly height: number }[] {
  const pages: { inks: Ink[]; height: number }[] = [{ inks: [], height: 0 }];
  let y = top;
  const add = (height: number, inkAt: (y: number) => readonly Ink[]) => {
    if (y > top && y + height > bottom) {
      pages.push({ inks: [], height: 0 });
      y = top;
    }
    const page = pages.at(-1);
    page?.inks.push(...inkAt(y));
    y += height;
    if (page) page.height = y - top;
  };
  for (const { columns, heading, rows } of sections) {
    const write = (cells: readonly (readonly string[])[], at: number, colour: 'ink' | 'muted'): readonly Ink[] => {
      let left = x;
      return columns.flatMap(({ width }, index) => {
        const inks = (cells[index] ?? []).map((text, line): Ink => ({
          kind: 'text',
          text,
          at: [left, at + LINE / 2 + line * LINE],
          size: SIZE,
          anchor: 'start',
          colour,
        }));
        left += width;
        return inks;
      });
    };
    const hasNames = columns.some(({ name }) => name !== '');
    // A heading doesn't stay alone at the foot of a page.
    add(LINE * (hasNames ? 2.6 : 1.5), (at) => [
      { kind: 'text', text: heading, at: [x, at + LINE / 2], size: HEADING, anchor: 'start', isStrong: true },
      ...(hasNames
        ? write(
            columns.map(({ name }) => [name]),
            at + LINE * 1.4,
            'muted',
          )
        : []),
    ]);
    for (const row of rows) {
      const cells = row.map((text, index) => breakText(text, (columns[index]?.width ?? 0) - 8));
      add(Math.max(...cells.map(({ length }) => length)) * LINE, (at) => write(cells, at, 'ink'));
    }
    y += LINE;
  }
  return pages;
}

/** Lines of at most this width; a longer word is cut. */
function breakText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && estimateTextWidth(longer, SIZE) > width) lines.push(shorten(word, width));
    else lines.splice(-1, 1, shorten(longer, width));
  }
  return lines;
}

/** Cuts a text that is wider. */
export function shorten(text: string, width: number, size = SIZE): string {
  if (estimateTextWidth(text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && estimateTextWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('')}…`;
}
