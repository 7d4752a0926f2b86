/**
 * Limits of a published text. A draft may have more. They leave room for the longest articles and keep the number of a page's
 * elements within what a phone can show.
 */
export const textLimits = {
  characters: 200_000,
  /** Paragraphs, headings, list items and rows: lines that are not empty. */
  lines: 10_000,
  /** Of one table, including empty cells. */
  tableCells: 5_000,
  links: 3_000,
  pictures: 300,
  /** Marks of bold, italic and code. */
  marks: 10_000,
  /** Depth of quotes and lists. */
  nesting: 12,
  /** Characters in all link URLs, if each link used the longest definition of a reference. */
  addresses: 500_000,
} as const;

const figure = new Intl.NumberFormat('en-CA');

/** Says in a sentence what is too large about a Markdown text; undefined when it may be published. */
export function findTextFault(markdown: string): string | undefined {
  const found = measureText(markdown);
  for (const [what, say] of Object.entries(faults)) {
    // The keys of `faults` are those of the limits.
    const measure = what as keyof typeof textLimits;
    if (found[measure] > textLimits[measure])
      return say(figure.format(found[measure]), figure.format(textLimits[measure]));
  }
  return undefined;
}

export function describeTooLong(length: number, most: number): string {
  return `This text has ${figure.format(length)} characters. It can have at most ${figure.format(most)} to be published: shorten it.`;
}

const faults: Readonly<Record<keyof typeof textLimits, (found: string, most: string) => string>> = {
  characters: (found, most) =>
    `This text has ${found} characters. A published text can have at most ${most}: shorten it, or split it in two.`,
  tableCells: (found, most) =>
    `This text has a table of ${found} cells. A table can have at most ${most}: remove rows or columns, or split it.`,
  nesting: (found, most) =>
    `This text has quotes or lists ${found} levels deep. They can be at most ${most} levels deep: move some of them out.`,
  pictures: (found, most) => `This text has ${found} images. It can have at most ${most}: remove some.`,
  links: (found, most) => `This text has ${found} links. It can have at most ${most}: remove some, or split the text.`,
  addresses: (found, most) =>
    `The link addresses in this text have ${found} characters in all. They can have at most ${most}: shorten the longest one.`,
  marks: (found, most) =>
    `This text has ${found} marks for bold, italic and code. It can have at most ${most}: remove some, or split the text.`,
  lines: (found, most) =>
    `This text has ${found} paragraphs, list items and rows. It can have at most ${most}: split it.`,
};

/** Whether the visual editor can open a text in reasonable time. It parses in the browser, where nothing stops it. */
export function canEditVisually(markdown: string): boolean {
  if (findTextFault(markdown) !== undefined) return false;
  const measure = measureText(markdown);
  return measure.marks + measure.links + measure.lines + measure.tableCells <= MOST_VISUAL_PARTS;
}

const MOST_VISUAL_PARTS = 6_000;

/** Measures a text in linear time, without parsing it. Links and tables in code count as well. */
export function measureText(markdown: string): Record<keyof typeof textLimits, number> {
  // A longer text is rejected for its length.
  const lines = markdown.slice(0, textLimits.characters + 1).split(/\r\n?|\n/);
  const measure = {
    characters: markdown.length,
    lines: 0,
    tableCells: 0,
    links: 0,
    pictures: 0,
    marks: 0,
    nesting: 0,
    addresses: 0,
  };
  const nesting = createNesting();
  let columns = 0;
  let rows = 0;
  let definition: number | undefined;
  let longestDefinition = 0;
  for (const line of lines) {
    if (line.trim() === '') {
      columns = 0;
      definition = undefined;
      continue;
    }
    measure.lines += 1;
    measure.nesting = Math.max(measure.nesting, nesting.enter(line));
    measure.pictures += countOf(line, /!\[/g);
    // A link ends with a bracket or is in angle brackets.
    measure.links += countOf(line, /\]|<[a-z][a-z\d+.-]*:|<[^\s<>@]+@/gi);
    measure.marks += countOf(line, /\*+|_+|`+/g);
    // `[name]: url "title"`, where all but the name may be on the next lines.
    const definedAt = line.lastIndexOf(']:');
    if (definedAt !== -1) definition = line.length - definedAt;
    else if (definition !== undefined) definition += line.length;
    longestDefinition = Math.max(longestDefinition, definition ?? 0);
    if (columns > 0) rows += 1;
    const delimited = countColumns(line);
    if (delimited > 0) [columns, rows] = [delimited, 1];
    measure.tableCells = Math.max(measure.tableCells, columns * (rows + 1));
  }
  measure.links = Math.max(0, measure.links - measure.pictures);
  measure.addresses = longestDefinition * measure.links;
  return measure;
}

function countOf(line: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of line.matchAll(pattern)) count += 1;
  return count;
}

/** Counts the columns of a table's delimiter row; 0 for any other line. */
function countColumns(line: string): number {
  const dashes = line.replace(/^[\s>]*/, '').trimEnd();
  if (!/^[|:\s-]+$/.test(dashes) || !dashes.includes('-')) return 0;
  if (!dashes.includes('|')) return dashes.includes(':') ? 1 : 0;
  return dashes.split('|').filter((part) => part.includes('-')).length;
}

/** Counts the quotes and lists that contain a line, by the marks at its beginning. */
function createNesting() {
  /** Columns in which open items begin. */
  let open: number[] = [];
  return {
    enter(line: string): number {
      const marks = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/.exec(line)?.[0] ?? '';
      const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      const count = countOf(marks, />|[-+*]|\d+[.)]/g);
      // What continues an item is indented further.
      open = open.filter((column) => column < indent);
      const depth = open.length + count;
      if (count > 0) open.push(...Array.from({ length: Math.min(count, textLimits.nesting + 1) }, () => indent));
      return depth;
    },
  };
}
