import { readDigits } from '@showroom/catalog-data/typed-text';

/** Ten million dollars, in cents: both databases can add up such values. */
export const LARGEST_VALUE = 1_000_000_000;

/**
 * Reads an amount as people type it (`12500`, `12,500.50`, `$ 980.5`). Safe to import in a browser.
 *
 * @returns cents; null for an empty text; undefined if it is no amount, negative, or above `LARGEST_VALUE`
 */
export function parseDollars(text: string): number | null | undefined {
  const amount = readDigits(text)
    .replace(/^\s*\$/, '')
    .trim();
  if (amount === '') return text.includes('$') ? undefined : null;
  const match = /^(\d{1,9}|\d{1,3}(?:[, \u00a0\u202f]\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) return undefined;
  const [, dollars = '', cents = ''] = match;
  const value = Number(dollars.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= LARGEST_VALUE ? value : undefined;
}

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
