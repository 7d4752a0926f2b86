import { formatPrice } from '../price.ts';
import type { QuartzCollection } from './quartz.ts';

/** The price range of a group per square foot, cut and installed, in Canadian cents. */
export type QuartzPriceBand = { readonly fromCents: number; readonly toCents: number };

/** By price group; null if the owner hasn't set it. */
export type QuartzPriceBands = Readonly<Record<QuartzCollection, QuartzPriceBand | null>>;

/** The price of a colour, and what it depends on. */
export function describeQuartzCost(band: QuartzPriceBand | null): { readonly price: string; readonly note: string } {
  const reasons = 'thickness, edge, cut-outs for sink and cooktop, how many slabs it takes, and installation';
  if (band === null) return { price: 'Price on request', note: `The price depends on ${reasons}.` };
  const [from, to] = [formatPrice(band.fromCents), formatPrice(band.toCents)];
  return {
    price: from === to ? from : `${from} to ${to}`,
    note: `Per square foot, cut and installed. Your price depends on ${reasons}.`,
  };
}

/** The price of a colour in one line, for comparisons. */
export function describeQuartzPrice(band: QuartzPriceBand | null): string {
  const { price } = describeQuartzCost(band);
  return band === null ? price : `${price} per sq ft, installed`;
}
