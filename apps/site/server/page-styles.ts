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
  /** The part that stands inside a page: all it needs, and as little more as its classes and elements tell. */
  readonly forPage: (html: string) => string;
  /** The part that follows, the same for all pages. */
  readonly late: string;
}

export function readStylesheet(css: string): PageStyles {
  const parts = parse(css).nodes.flatMap(readNode);
  return {
    forPage: (html) => {
      const held = new Set([...readClasses(html), ...readElements(html)]);
      for (const [pseudo, control] of CONTROLS) if (html.includes(control)) held.add(pseudo.source);
      return parts.map((part) => part.forPage(held)).join('');
    },
    late: parts.map((part) => part.late).join(''),
  };
}

/** Pseudo-elements of controls that few pages hold, by what the page must hold for them. */
const CONTROLS: readonly (readonly [pseudo: RegExp, html: string])[] = [
  [/::file-selector-button/, 'type="file"'],
  [/::-webkit-(?:date|calendar)/, 'type="date'],
  [/::-webkit-(?:inner|outer)-spin-button/, 'type="number"'],
];

interface Part {
  /** Written for a page that holds these: classes as `.name`, elements as `name`, sources of `CONTROLS`. */
  readonly forPage: (held: ReadonlySet<string>) => string;
  readonly late: string;
}

function readNode(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [readRule(node)];
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
    // What older browsers need in place of `@property`; to others it is nothing, wherever it stands.
    if (node.params === 'properties') return [{ forPage: () => '', late: node.toString() }];
    return [readGroup(node)];
  }
  return [everywhere(node.type === 'atrule' && node.nodes ? node.toString() : `${node.toString()};`)];
}

const GROUPS: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);

function everywhere(text: string): Part {
  return { forPage: () => text, late: '' };
}

function readGroup(group: AtRule): Part {
  const parts = (group.nodes ?? []).flatMap(readNode);
  const wrap = (body: string) => (body === '' ? '' : `@${group.name} ${group.params}{${body}}`);
  return {
    forPage: (held) => wrap(parts.map((part) => part.forPage(held)).join('')),
    late: wrap(parts.map((part) => part.late).join('')),
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

function readElements(html: string): Set<string> {
  const elements = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) elements.add(name);
  return elements;
}

function readClasses(html: string): Set<string> {
  const values = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) values.add(value);
  const classes = new Set<string>();
  for (const value of values) for (const name of decode(value).split(/\s+/)) classes.add(`.${name}`);
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
