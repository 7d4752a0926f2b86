/** The unit of a price that isn't for a whole product. */
export type PriceUnit = 'square foot' | '4 feet';

const units: Readonly<Record<PriceUnit, string>> = { 'square foot': 'sq ft', '4 feet': '4 ft' };

const wholeDollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/**
 * Formats Canadian cents: "$1,299", "$12.50", "$11.95 per sq ft". Cents are shown only if there are any; null and 0 give "Price on
 * request".
 */
export function formatPrice(cents: number | null, unit?: PriceUnit): string {
  if (cents === null || cents === 0) return 'Price on request';
  const amount = (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100);
  return unit === undefined ? amount : `${amount} per ${units[unit]}`;
}

/** Formats a price as the mirror pages do: "$1,895.00" from a thousand dollars, "From $860.00" below. */
export function formatMirrorPrice(cents: number): string {
  const amount = dollarsAndCents.format(cents / 100);
  return cents >= 1000_00 ? amount : `From ${amount}`;
}
