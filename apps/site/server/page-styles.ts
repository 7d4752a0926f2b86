import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';

/**
 * A stylesheet, cut in two for a page: what it is drawn with stands inside it, the rest follows with its scripts, since
 * only scripts bring elements and classes that it did not hold.
 *
 * Fonts, the theme's variables, keyframes and rules for everything (`*`, `:root`, states) stand in every page and never
 * follow: a sheet that brought them late would make the browser style and lay out the whole page again. A rule for
 * classes or elements stands in the pages that hold them, and follows on all.
 */
export interface PageStyles {
  /**
   * The part that stands inside a page: all it needs, and as little more as its classes and elements tell.
   *
   * @param html of the page without its styles; in pieces where it is cut
   */
  readonly forPage: (...html: readonly string[]) => string;
  /** The part that follows, the same for all pages. */
  readonly late: string;
}

/** Pages of one kind use the same styles: those of some kinds, and of many lists, are remembered. */
const REMEMBERED_CUTS = 100;

export function readStylesheet(css: string): PageStyles {
  const parts = parse(css).nodes.flatMap(readNode);
  // Only what a rule asks for makes a difference.
  const known = [...new Set(parts.flatMap((part) => part.names))];
  const cuts = new Map<string, string>();
  return {
    forPage: (...html) => {
      const held = readHeld(html);
      const used = known.filter((name) => held.has(name));
      const key = used.join(' ');
      const remembered = cuts.get(key);
      if (remembered !== undefined) return remembered;
      const cut = parts.map((part) => part.forPage(held)).join('');
      if (cuts.size === REMEMBERED_CUTS) cuts.clear();
      cuts.set(key, cut);
      return cut;
    },
    late: parts.map((part) => part.late).join(''),
  };
}

/**
 * Parts and states of controls that few pages hold, by what the page must hold for them, on its own or in the tag of an `input`; scripts
 * bring states later.
 */
const CONTROLS: readonly (readonly [pseudo: RegExp, html: string, within: 'any' | 'input'])[] = [
  [/(?<!\\):disabled/, 'disabled=""', 'any'],
  [/\[aria-disabled=true\]/, 'aria-disabled="true"', 'any'],
  [/\[aria-invalid=true\]/, 'aria-invalid="true"', 'any'],
  [/::file-selector-button/, 'type="file"', 'input'],
  [/::-webkit-(?:date|calendar)/, 'type="date', 'input'],
  [/::-webkit-(?:inner|outer)-spin-button/, 'type="number"', 'input'],
];

interface Part {
  /** Written for a page that holds these: classes as `.name`, elements as `name`, sources of `CONTROLS`. */
  readonly forPage: (held: ReadonlySet<string>) => string;
  readonly late: string;
  /** What `forPage` looks for among them. */
  readonly names: readonly string[];
}

function readNode(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [readRule(node)];
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
    // What older browsers need in place of `@property`. The page names its layer: one that came with the late sheet would be
    // the strongest, and would have a browser lay out the whole page again.
    if (node.params === 'properties')
      return [{ forPage: () => '@layer properties;', late: node.toString(), names: [] }];
    return [readGroup(node)];
  }
  return [everywhere(node.type === 'atrule' && node.nodes ? node.toString() : `${node.toString()};`)];
}

const GROUPS: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);

function everywhere(text: string): Part {
  return { forPage: () => text, late: '', names: [] };
}

function readGroup(group: AtRule): Part {
  const parts = (group.nodes ?? []).flatMap(readNode);
  const wrap = (body: string) => (body === '' ? '' : `@${group.name} ${group.params}{${body}}`);
  return {
    forPage: (held) => wrap(parts.map((part) => part.forPage(held)).join('')),
    late: wrap(parts.map((part) => part.late).join('')),
    names: parts.flatMap((part) => part.names),
  };
}

function readRule(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({ text, required: readRequired(text) }));
  if (selectors.some(({ required }) => required.length === 0)) return everywhere(rule.toString());
  const body = rule.nodes.map((node) => node.toString()).join(';');
  return {
    forPage: (held) => {
      const used = selectors.filter(({ required }) => required.every((name) => held.has(name)));
      return used.length === 0 ? '' : `${used.map(({ text }) => text).join()}{${body}}`;
    },
    late: `${selectors.map(({ text }) => text).join()}{${body}}`,
    names: selectors.flatMap(({ required }) => required),
  };
}

/**
 * Without what a selector matches nothing; empty when it may match on any page. What stands inside parentheses may be
 * alternatives and is left out.
 */
function readRequired(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  const classes = [...outside.matchAll(/\.(?:\\.|[\w-])+/g)].map(([name]) => name.replaceAll(/\\(.)/g, '$1'));
  const elements = [...outside.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*/g)].map(([name]) => name);
  const controls = CONTROLS.map(([pseudo]) => pseudo).filter((pseudo) => pseudo.test(outside));
  return [
    ...classes,
    ...elements.filter((name) => name !== 'html' && name !== 'body'),
    ...controls.map((pseudo) => pseudo.source),
  ];
}

function readHeld(html: readonly string[]): Set<string> {
  const held = new Set<string>();
  const values = new Set<string>();
  for (const piece of html) {
    readElements(piece, held);
    readClassAttributes(piece, values);
    readControls(piece, held);
  }
  for (const value of values) for (const name of readClasses(value)) held.add(name);
  return held;
}

function readControls(html: string, held: Set<string>): void {
  for (const [pseudo, control, within] of CONTROLS) {
    if (within === 'any' && html.includes(control)) held.add(pseudo.source);
  }
  // A page is long, and the tags of its inputs are not.
  for (let at = html.indexOf(INPUT); at !== -1; at = html.indexOf(INPUT, at + INPUT.length)) {
    const tag = html.slice(at, html.indexOf('>', at));
    for (const [pseudo, control, within] of CONTROLS) {
      if (within === 'input' && tag.includes(control)) held.add(pseudo.source);
    }
  }
}

const INPUT = '<input';

/** Reads the names by their characters: an expression tried at each of some thousand places takes four times as long. */
function readElements(html: string, elements: Set<string>): void {
  let last = '';
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const start = at + 1;
    const first = html.charCodeAt(start);
    if (first < LETTER_A || first > LETTER_Z || (last !== '' && isAgain(html, start, last))) continue;
    let end = start + 1;
    while (isNamePart(html.charCodeAt(end))) end += 1;
    last = html.slice(start, end);
    elements.add(last);
  }
}

const LETTER_A = 97;
const LETTER_Z = 122;

function isNamePart(code: number): boolean {
  return (
    (code >= LETTER_A && code <= LETTER_Z) ||
    (code >= 48 && code <= 57) ||
    code === 45 ||
    code === 95 ||
    (code >= 65 && code <= 90)
  );
}

function isAgain(html: string, start: number, name: string): boolean {
  return html.startsWith(name, start) && !isNamePart(html.charCodeAt(start + name.length));
}

const CLASS_ATTRIBUTE = 'class="';

function readClassAttributes(html: string, values: Set<string>): void {
  for (let at = html.indexOf(CLASS_ATTRIBUTE); at !== -1; at = html.indexOf(CLASS_ATTRIBUTE, at)) {
    const start = at + CLASS_ATTRIBUTE.length;
    const end = html.indexOf('"', start);
    if (end === -1) return;
    values.add(html.slice(start, end));
    at = end;
  }
}

/** A class attribute is written in the code and not by visitors: there are some hundreds. */
const REMEMBERED_ATTRIBUTES = 2_000;
const classesOf = new Map<string, readonly string[]>();

function readClasses(attribute: string): readonly string[] {
  const remembered = classesOf.get(attribute);
  if (remembered !== undefined) return remembered;
  const classes = decode(attribute)
    .split(/\s+/)
    .map((name) => `.${name}`);
  if (classesOf.size < REMEMBERED_ATTRIBUTES) classesOf.set(attribute, classes);
  return classes;
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
