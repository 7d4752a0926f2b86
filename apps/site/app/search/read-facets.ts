import { isInStock, type Availability } from '@showroom/catalog-data/catalogue/availability';
import type { FacetName } from '@showroom/catalog-data/search-entry';
import { upperFirst } from '@showroom/catalog-data/first-letter';
import { findPrice, findSize, type Amount } from './amounts.ts';
import type { EntrySheet } from './entry-sheet.ts';
import { namedFamilies, type NamedFamily } from './product-families.ts';
import { listWholeWords, type QuestionWord } from './search-words.ts';
import { toCommonWord, toEnglish } from './synonyms.ts';

/** A product's availability, if the store knows it. */
export type FindAvailability = (product: Pick<EntrySheet, 'url' | 'availability'>) => Availability;

export interface Facet {
  readonly name: FacetName | 'family' | 'size' | 'price' | 'lit' | 'stock';
  /** The label: "Round", "About 30″". */
  readonly label: string;
  /** The parts of the folded query that mean it. */
  readonly spans: readonly Span[];
  /** Its weight if no product matches all filters. */
  readonly weight: number;
  readonly isMet: (sheet: EntrySheet) => boolean;
  /** A product's distance from the figure: the nearest comes first. */
  readonly distanceOf?: (sheet: EntrySheet) => number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A colour's words in queries, and in products. */
const colours: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    white: ['white'],
    black: ['black'],
    grey: ['grey', 'charcoal', 'gunmetal'],
    brown: ['brown', 'walnut'],
    beige: ['beige', 'taupe', 'sand', 'greige'],
    cream: ['cream', 'ivory', 'bone'],
    blue: ['blue'],
    green: ['green'],
    red: ['red', 'terracotta'],
    gold: ['gold', 'brass'],
    brass: ['brass'],
    silver: ['silver', 'chrome', 'nickel', 'stainles', 'stainless'],
    chrome: ['chrome'],
    nickel: ['nickel'],
    bronze: ['bronze'],
    gunmetal: ['gunmetal'],
    terracotta: ['terracotta'],
  }),
);

/** Words for veins, and their filter. */
const veinKinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fine: 'Fine veins',
    bold: 'Bold veins',
    heavy: 'Bold veins',
    strong: 'Bold veins',
    wide: 'Bold veins',
    large: 'Bold veins',
    big: 'Bold veins',
    soft: 'Soft veins',
    faint: 'Soft veins',
  }),
);

const IN_STOCK =
  /\b(?:(?:that(?: is|'s| are)|which (?:is|are)) )?(?:in[\s-]?stock|available (?:now|today)|ready to (?:ship|go|pickup|take home)|on hand|on the floor|off the shelf|quick ship|en stock)\b/;
const WITH_LIGHT = /\bwith (?:(?:an?|its own|built[\s-]in|integrated|led|the) )*light(?:s|ing)?\b/;

/** What follows isn't the product itself: a mirror for a vanity is a mirror. */
const aside = new Set(['for', 'with', 'under', 'over', 'above', 'to', 'in', 'on', 'beside', 'near', 'pour', 'avec']);
const joining = new Set(['and', 'or', 'et', 'ou', 'vs', 'versus']);

/** A facet's values by their words, with label and families. */
export type Vocabulary = ReadonlyMap<string, { readonly name: FacetName; readonly families: ReadonlySet<string> }>;

/** Collects the filter values of an index. */
export function gatherVocabulary(sheets: readonly (EntrySheet | null)[]): Vocabulary {
  const vocabulary = new Map<string, { name: FacetName; families: Set<string> }>();
  for (const sheet of sheets) {
    if (sheet === null) continue;
    for (const [name, values] of Object.entries(sheet.values)) {
      // Colours and veins have their own words.
      if (!isRead(name)) continue;
      for (const value of values) {
        const key = `${name}:${value}`;
        const known = vocabulary.get(key) ?? { name, families: new Set() };
        known.families.add(sheet.family);
        vocabulary.set(key, known);
      }
    }
  }
  return vocabulary;
}

const readNames = ['finish', 'shape', 'type', 'material', 'mounting', 'vein'] as const;

function isRead(name: string): name is (typeof readNames)[number] {
  return readNames.some((each) => each === name);
}

/** Facets whose values need no noun: round, matte black. */
const toldAlone: ReadonlySet<FacetName> = new Set(['finish', 'shape', 'vein']);

const names = namedFamilies.flatMap((family) => family.names.map((name) => ({ family, words: listWholeWords(name) })));

export interface FacetSource {
  readonly plain: string;
  readonly words: readonly QuestionWord[];
  readonly vocabularies: readonly Vocabulary[];
  /** Whether products of these families have it; of any family if empty. */
  readonly some: (isMet: (sheet: EntrySheet) => boolean) => boolean;
  readonly findAvailability: FindAvailability;
}

/** Reads the filters of a folded query. Values without products stay words. */
export function readFacets({ plain, words, vocabularies, some, findAvailability }: FacetSource): readonly Facet[] {
  const facets: Facet[] = [];
  const taken = new Set<QuestionWord>();
  const add = (facet: Facet) => {
    facets.push(facet);
    for (const word of words) if (isWithin(word, facet.spans)) taken.add(word);
  };
  const family = findFamily(words);
  const isOfFamily = (sheet: EntrySheet) => family === undefined || family.families.families.includes(sheet.family);
  const someOfFamily = (isMet: (sheet: EntrySheet) => boolean) => some((sheet) => isOfFamily(sheet) && isMet(sheet));

  const price = findPrice(plain);
  if (price !== undefined) {
    add({ name: 'price', weight: 2, ...toRange(price, ({ priceCents }) => priceCents) });
  }
  const stock = IN_STOCK.exec(plain);
  if (stock !== null) {
    add({
      name: 'stock',
      label: 'In stock',
      spans: [spanOf(stock)],
      weight: 2,
      isMet: (sheet) => isInStock(findAvailability(sheet)),
    });
  }
  const withoutPrice = price === undefined ? plain : blankOut(plain, price);
  const size = findSize(withoutPrice, family !== undefined && someOfFamily(({ widthIn }) => widthIn !== null));
  if (size !== undefined && someOfFamily(({ widthIn }) => widthIn !== null)) {
    add({ name: 'size', weight: 2, ...toRange(size, ({ widthIn }) => widthIn) });
  }
  const light = family?.families.label === 'Mirrors' ? WITH_LIGHT.exec(plain) : null;
  const lit = words.filter(({ whole }) => whole === 'led');
  if (family !== undefined && (light !== null || lit.length > 0) && someOfFamily(({ isLit }) => isLit)) {
    const spans = light === null ? lit : [spanOf(light), ...lit];
    add({ name: 'lit', label: 'Lit', spans, weight: 2, isMet: (sheet) => sheet.isLit });
  }
  if (family === undefined || family.families.families.includes('Quartz')) {
    for (const facet of readVeins(words, taken)) if (some(facet.isMet)) add(facet);
  }
  if (family !== undefined) {
    const { families, spans } = family;
    add({ name: 'family', label: families.label, spans, weight: 3, isMet: isOfFamily });
  }
  for (const facet of readValues(words, taken, vocabularies, family?.families)) add(facet);
  const colour = readColours(words, taken, someOfFamily);
  if (colour !== undefined) add(colour);
  return facets;
}

function toRange(
  { about, end, label, least, most, start }: Amount,
  read: (sheet: EntrySheet) => number | null,
): Omit<Facet, 'name' | 'weight'> {
  return {
    label,
    spans: [{ start, end }],
    isMet: (sheet) => {
      const figure = read(sheet);
      return figure !== null && figure >= least && figure <= most;
    },
    ...(about !== null && { distanceOf: (sheet) => Math.abs((read(sheet) ?? Infinity) - about) }),
  };
}

/** The product searched for: the last one named before "for". */
function findFamily(
  words: readonly QuestionWord[],
): { readonly families: NamedFamily; readonly spans: readonly Span[] } | undefined {
  let found: { families: NamedFamily; spans: Span[] } | undefined;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    if (found !== undefined && aside.has(word.written)) break;
    const named = names
      .filter(({ words: name }) => name.every((each, index) => words[at + index]?.whole === each))
      .toSorted((a, b) => b.words.length - a.words.length)[0];
    if (named === undefined) {
      at += 1;
      continue;
    }
    // Two products at once aren't a filter.
    if (found !== undefined && joining.has(words[at - 1]?.written ?? '') && found.families !== named.family) {
      return undefined;
    }
    const span = { start: word.start, end: words[at + named.words.length - 1]?.end ?? word.end };
    const isSame = found?.families === named.family;
    found = { families: named.family, spans: isSame ? [...(found?.spans ?? []), span] : [span] };
    at += named.words.length;
  }
  return found;
}

/** "Fine grey veins": their kind and colour. */
function readVeins(words: readonly QuestionWord[], taken: ReadonlySet<QuestionWord>): readonly Facet[] {
  const at = words.findIndex(({ whole }) => whole === 'vein');
  const veins = words[at];
  if (veins === undefined) return [];
  const before: QuestionWord[] = [];
  for (const word of words.slice(Math.max(0, at - 3), at).toReversed()) {
    const isOfVeins = colours.has(word.whole) || veinKinds.has(word.whole);
    // "White with grey veins": the first colour is the stone's.
    if (!isOfVeins || taken.has(word)) break;
    before.push(word);
    if (colours.has(word.whole) && before.filter(({ whole }) => colours.has(whole)).length > 1) {
      before.pop();
      break;
    }
  }
  return before.map((word, index) => {
    const kind = veinKinds.get(word.whole);
    const label = kind ?? `${upperFirst(word.whole)} veins`;
    const value = listWholeWords(label).join(' ');
    const name = kind === undefined ? 'vein-colour' : 'vein';
    return {
      name,
      label,
      spans: index === before.length - 1 ? [word, veins] : [word],
      weight: 1,
      isMet: ({ values }: EntrySheet) => values[name]?.includes(value) === true,
    };
  });
}

/** Filter values, longest first: "matte black" before "black". */
function readValues(
  words: readonly QuestionWord[],
  taken: ReadonlySet<QuestionWord>,
  vocabularies: readonly Vocabulary[],
  family: NamedFamily | undefined,
): readonly Facet[] {
  const found: { name: FacetName; value: string; run: readonly QuestionWord[] }[] = [];
  const values = new Map(
    vocabularies.flatMap((vocabulary) =>
      [...vocabulary].flatMap(([key, { name, families }]) => {
        const isKnown = family === undefined ? toldAlone.has(name) : family.families.some((each) => families.has(each));
        return isKnown ? [[key, { name, value: key.slice(name.length + 1) }] as const] : [];
      }),
    ),
  );
  for (const { name, value } of values.values()) {
    const parts = value.split(' ');
    for (const asked of [parts, parts.map((part) => (part === 'brass' ? 'gold' : part))]) {
      const at = words.findIndex((_, index) => asked.every((part, more) => words[index + more]?.whole === part));
      if (at >= 0) {
        found.push({ name, value, run: words.slice(at, at + parts.length) });
        break;
      }
    }
  }
  const facets: Facet[] = [];
  const used = new Set(taken);
  for (const { name, value, run } of found.toSorted((a, b) => b.run.length - a.run.length)) {
    // Single colours are read separately.
    const isColour = run.length === 1 && name === 'finish' && colours.has(value);
    if (isColour || run.some((word) => used.has(word))) continue;
    for (const word of run) used.add(word);
    facets.push({
      name,
      label: upperFirst(run.map(writeWord).join(name === 'type' ? '-' : ' ')),
      spans: [{ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }],
      weight: name === 'type' ? 1 : 2,
      isMet: ({ values: own }) => own[name]?.includes(value) === true,
    });
  }
  return facets;
}

/** The word, or our own word for it: "round" for "rond". */
function writeWord({ whole, written }: QuestionWord): string {
  return toCommonWord(written) === written && toEnglish(written) === written ? written : whole;
}

/** The colours of a query; any of them matches, and those with all rank first. */
function readColours(
  words: readonly QuestionWord[],
  taken: ReadonlySet<QuestionWord>,
  some: (isMet: (sheet: EntrySheet) => boolean) => boolean,
): Facet | undefined {
  const asked = words.filter((word) => {
    const wanted = colours.get(word.whole);
    return wanted !== undefined && !taken.has(word) && some((sheet) => hasColour(sheet, wanted));
  });
  if (asked.length === 0) return undefined;
  const wanted = asked.flatMap(({ whole }) => colours.get(whole) ?? []);
  return {
    name: 'colour',
    label: upperFirst(asked.map(({ whole }) => whole).join(' or ')),
    spans: asked,
    weight: 2,
    isMet: (sheet) => hasColour(sheet, wanted),
  };
}

function hasColour({ colourWords }: EntrySheet, wanted: readonly string[]): boolean {
  return colourWords.some((word) => wanted.includes(word));
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

export function isWithin({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => start >= span.start && end <= span.end);
}

function blankOut(text: string, { start, end }: Span): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
