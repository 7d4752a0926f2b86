/** A size or price in a folded query. */
export interface Amount {
  readonly start: number;
  readonly end: number;
  /** The label: "Under $800", "About 30″". */
  readonly label: string;
  readonly least: number;
  readonly most: number;
  /** A single figure: the nearest products come first. */
  readonly about: number | null;
}

const MOST = String.raw`(?:under|below|less than|smaller than|narrower than|cheaper than|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|within|moins de|jusqu'a)`;
const LEAST = String.raw`(?:over|above|more than|larger than|bigger than|wider than|at least|no less than|min(?:imum)?(?: of)?|plus de|au moins)`;
const ABOUT = String.raw`(?:about|around|roughly|approx(?:imately)?\.?|circa|environ|~)`;
const BETWEEN = String.raw`(?:between|from|entre|de)`;
const TO = String.raw`\s*(?:and|to|-|–|et|a)\s*`;

const FIGURE = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?(?![\d.]*(?:in|ft|cm|mm)\b)(?:\s?k\b)?`;
const CURRENCY = String.raw`\s?(?:\$|dollars?\b|bucks\b|cad\b)`;
const MONEY = String.raw`\$?\s?${FIGURE}(?:${CURRENCY})?`;
const priceForms = [
  {
    form: new RegExp(
      `(?:${BETWEEN}\\s+)(${MONEY})${TO}(${MONEY})|(\\$\\s?${FIGURE})${TO}(${MONEY})|(${FIGURE})${TO}(${FIGURE}${CURRENCY})`,
    ),
    kind: 'between',
  },
  { form: new RegExp(`${MOST}\\s+(${MONEY})`), kind: 'most' },
  { form: new RegExp(`${LEAST}\\s+(${MONEY})`), kind: 'least' },
  { form: new RegExp(`(?:${ABOUT}\\s*)?(\\$\\s?${FIGURE}|${FIGURE}${CURRENCY})`), kind: 'about' },
] as const;

/** A number of two digits is a price only with a currency sign. */
const SMALLEST_BARE_PRICE = 100;

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });

/** The price in a folded query, in cents. */
export function findPrice(plain: string): Amount | undefined {
  for (const { form, kind } of priceForms) {
    const match = form.exec(plain);
    if (match === null || isInsideWord(plain, match.index)) continue;
    const written = match.slice(1).filter((group) => group !== undefined);
    const isMoney = written.some((text) => /[$]|dollar|buck|cad/.test(text));
    const [first = 0, second = 0] = written.map(readMoney);
    if (!isMoney && (kind === 'about' || Math.max(first, second) < SMALLEST_BARE_PRICE)) continue;
    const place = { start: match.index, end: match.index + match[0].length, about: null };
    const say = (amount: number) => dollars.format(amount);
    if (kind === 'most') return { ...place, label: `Under ${say(first)}`, least: 0, most: first * 100 };
    if (kind === 'least') return { ...place, label: `Over ${say(first)}`, least: first * 100, most: Infinity };
    if (kind === 'between') {
      const [low = 0, high = 0] = [first, second].toSorted((a, b) => a - b);
      return { ...place, label: `${say(low)} to ${say(high)}`, least: low * 100, most: high * 100 };
    }
    return { ...place, label: `About ${say(first)}`, least: first * 75, most: first * 125, about: first * 100 };
  }
  return undefined;
}

function readMoney(written: string): number {
  const amount = Number(/[\d,]+(?:\.\d+)?/.exec(written)?.[0].replaceAll(',', '') ?? 0);
  return /\d\s?k\b/.test(written) ? amount * 1000 : amount;
}

const LENGTH = String.raw`(\d+(?:\.\d+)?)\s?(in|ft|cm|mm)\b(?:\s?(\d+(?:\.\d+)?)in\b)?`;
const ACROSS = String.raw`(?:\s*(?:x|by|×)\s*\d+(?:\.\d+)?\s?(?:in|ft|cm|mm)?)?`;
const sizeForms = [
  { form: new RegExp(`(?:${BETWEEN}\\s+)?(\\d+(?:\\.\\d+)?)\\s?(in|ft|cm|mm)?${TO}${LENGTH}`), kind: 'between' },
  { form: new RegExp(`${MOST}\\s+${LENGTH}`), kind: 'most' },
  { form: new RegExp(`${LEAST}\\s+${LENGTH}`), kind: 'least' },
  { form: new RegExp(`(?:${ABOUT}\\s*)?(\\d+(?:\\.\\d+)?)\\s*(?:x|by|×)\\s*${LENGTH}`), kind: 'across' },
  { form: new RegExp(`(?:${ABOUT}\\s*)?${LENGTH}${ACROSS}`), kind: 'about' },
] as const;

/** Shorter lengths are thicknesses or hole distances, which are found as words. */
const SMALLEST_SIZE = 10;
const LARGEST_SIZE = 300;
const inchesOf: Readonly<Record<string, number>> = { in: 1, ft: 12, cm: 1 / 2.54, mm: 1 / 25.4 };

/** The width in a folded query, in inches. Includes plain numbers if `isNumberASize`. */
export function findSize(plain: string, isNumberASize: boolean): Amount | undefined {
  for (const { form, kind } of sizeForms) {
    const match = form.exec(plain);
    if (match === null || isInsideWord(plain, match.index)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    const sizes = readLengths(match, kind);
    if (sizes.some((size) => size < SMALLEST_SIZE || size > LARGEST_SIZE)) continue;
    return toSize(place, kind, sizes);
  }
  if (!isNumberASize) return undefined;
  const match = /(?<![\w.$#-])(?:1[0-2]\d|[2-9]\d|1[89])(?![\w.]|-\w)/.exec(plain);
  return match === null
    ? undefined
    : toSize({ start: match.index, end: match.index + match[0].length }, 'about', [Number(match[0])]);
}

/** Rounded to half an inch: 76 cm is 30″. */
function toInches(number: string | undefined, unit: string | undefined, more?: string): number {
  return Math.round((Number(number) * (inchesOf[unit ?? 'in'] ?? 1) + Number(more ?? 0)) * 2) / 2;
}

function readLengths(match: RegExpExecArray, kind: (typeof sizeForms)[number]['kind']): readonly number[] {
  if (kind === 'between') return [toInches(match[1], match[2] ?? match[4]), toInches(match[3], match[4], match[5])];
  if (kind === 'across') return [toInches(match[1], match[3])];
  return [toInches(match[1], match[2], match[3])];
}

function toSize(
  place: Pick<Amount, 'start' | 'end'>,
  kind: (typeof sizeForms)[number]['kind'],
  [first = 0, second = 0]: readonly number[],
): Amount {
  if (kind === 'most') return { ...place, label: `Up to ${first}″`, least: 0, most: first, about: null };
  if (kind === 'least') return { ...place, label: `From ${first}″`, least: first, most: Infinity, about: null };
  if (kind === 'between') {
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    return { ...place, label: `${low}″ to ${high}″`, least: low, most: high, about: null };
  }
  const [least, most] = [first - Math.max(2, first * 0.07), first + Math.max(4, first * 0.12)];
  return { ...place, label: `About ${first}″`, least, most, about: first };
}

function isInsideWord(plain: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(plain[index] ?? '') && /[\p{L}\p{N}]/u.test(plain[index - 1] ?? '');
}
