import { formatInchFractions } from '@showroom/catalog-data/products/inches';

/** The longest run that the planner takes, with seams: thirty feet. */
export const longestIn = 360;

/** Rounds to whole sixteenths of an inch, the finest mark on a tape measure. */
export function roundToSixteenths(lengthIn: number): number {
  return Math.round(lengthIn * 16) / 16;
}

/** Formats a length as fabricators write it: `25½″`, `126″`, `1 3/16″`. Rounds to 1/16″. */
export function formatLength(lengthIn: number): string {
  return formatInchFractions(roundToSixteenths(lengthIn));
}

type ParsedLength =
  | { readonly lengthIn: number; readonly problem?: never }
  | { readonly lengthIn?: never; readonly problem: string };

const UNREADABLE = 'Enter a length such as 25 1/2, 25.5", 2\' 1 1/2", 648 mm or 3 m.';
/** Longer texts aren't lengths. */
const LONGEST_TEXT = 40;

const DECIMAL = String.raw`\d{1,7}(?:\.\d{0,6})?|\.\d{1,6}`;
const FRACTION = String.raw`\d{1,3} ?/ ?\d{1,3}`;
/** `25`, `25.5`, `25 1/2`, `25-1/2`, `1/2`. */
const MIXED = String.raw`(?:(\d{1,6})[ -]{1,3})?(${FRACTION})|(${DECIMAL})`;
const INCHES = String.raw`(?:"|inch(?:es)?|in\b\.?|po\b\.?)`;
const FEET = String.raw`(?:'|feet|foot|ft\b\.?|pi\b\.?)`;

const inchesForm = new RegExp(`^(?:${MIXED}) ?${INCHES}?$`);
const feetForm = new RegExp(`^(?:${MIXED}) ?${FEET}(?:[ -]{0,3}(?:${MIXED}) ?${INCHES}?)?$`);
const metricForm = new RegExp(`^(${DECIMAL}) ?(mm|cm|m)\\b\\.?$`);
const inchesInUnit: Readonly<Record<string, number>> = { mm: 1 / 25.4, cm: 1 / 2.54, m: 1 / 0.0254 };

/**
 * Reads a length as people write it: `25 1/2`, `25-1/2`, `25½″`, `2' 1.5"`, `10 ft`, `648 mm`, `64,8 cm`, `3 m`. A plain number is
 * inches. Rounds to 1/16″. The problem of an unreadable, negative or huge length is a sentence for the person who typed it, and so is that
 * of zero unless `mayBeZero`. `mayBeHuge` leaves the limit to the caller.
 */
export function parseLength(text: string, { mayBeHuge = false, mayBeZero = false } = {}): ParsedLength {
  if (text.trim() === '') return { problem: 'Enter a length.' };
  if (text.length > LONGEST_TEXT) return { problem: UNREADABLE };
  const plain = toPlainText(text);
  if (plain.startsWith('-')) return { problem: 'Enter a length that is more than zero.' };
  const ambiguous = /[1-9]\d*,\d{3}(?!\d)/.exec(plain);
  if (ambiguous !== null) {
    const [whole = '', decimals = ''] = ambiguous[0].split(',');
    return { problem: `Enter ${whole}${decimals} or ${whole}.${decimals}: “${ambiguous[0]}” can be read as either.` };
  }
  const exactIn = readInches(plain.replace(/,(?=\d)/, '.'));
  if (exactIn === undefined) return { problem: UNREADABLE };
  const lengthIn = roundToSixteenths(exactIn);
  if (exactIn === 0 && mayBeZero) return { lengthIn };
  if (exactIn === 0) return { problem: 'Enter a length that is more than zero.' };
  if (lengthIn === 0) return { problem: 'Enter at least 1/16″.' };
  if (lengthIn > longestIn && !mayBeHuge) {
    return { problem: `Enter at most ${longestIn / 12} feet. Plan a longer run as two pieces.` };
  }
  return { lengthIn };
}

/** Replaces typographic signs by those of a keyboard. */
function toPlainText(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/gu, (glyph) => ` ${glyph.normalize('NFKC')}`)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/gu, '-')
    .replace(/[’‘′´`ʹ]/gu, "'")
    .replace(/[“”″ʺ]|''/gu, '"')
    .replace(/⁄/gu, '/')
    .replace(/\s+/gu, ' ')
    .trim();
}

function readInches(plain: string): number | undefined {
  const metric = metricForm.exec(plain);
  if (metric !== null) return Number(metric[1]) * (inchesInUnit[metric[2] ?? ''] ?? 0);
  const inches = inchesForm.exec(plain);
  if (inches !== null) return readMixed(inches.slice(1, 4));
  const feet = feetForm.exec(plain);
  if (feet === null) return undefined;
  const [whole, rest] = [readMixed(feet.slice(1, 4)), readMixed(feet.slice(4, 7))];
  const hasRest = feet.slice(4, 7).some((part) => part !== undefined);
  if (whole === undefined || (hasRest && rest === undefined)) return undefined;
  return whole * 12 + (rest ?? 0);
}

/** Undefined for a fraction that isn't one: `3/0`, `25 5/4`. */
function readMixed([whole, fraction, decimal]: readonly (string | undefined)[]): number | undefined {
  if (decimal !== undefined) return Number(decimal);
  if (fraction === undefined) return undefined;
  const [numerator = 0, denominator = 0] = fraction.split('/').map(Number);
  if (denominator === 0 || (whole !== undefined && numerator >= denominator)) return undefined;
  return Number(whole ?? 0) + numerator / denominator;
}
