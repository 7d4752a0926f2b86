import { formatPrice } from '../price.ts';
import type { QuartzCollection } from './quartz.ts';

/** What a square foot of a group costs, cut and installed, in Canadian cents: from the simplest top to the most laborious. */
export type QuartzPriceBand = { readonly fromCents: number; readonly toCents: number };

/** By the group that a colour is sold in; null where the owner says nothing. */
export type QuartzPriceBands = Readonly<Record<QuartzCollection, QuartzPriceBand | null>>;

/** What a colour costs, for the eye, and what that depends on. */
export function describeQuartzCost(band: QuartzPriceBand | null): { readonly price: string; readonly note: string } {
  const reasons = 'thickness, edge, cut-outs for sink and cooktop, how many slabs it takes, and installation';
  if (band === null) return { price: 'Price on request', note: `The price depends on ${reasons}.` };
  const [from, to] = [formatPrice(band.fromCents), formatPrice(band.toCents)];
  return {
    price: from === to ? from : `${from} to ${to}`,
    note: `Per square foot, cut and installed. Your price depends on ${reasons}.`,
  };
}

/** What a colour costs in one line, as beside other colours. */
export function describeQuartzPrice(band: QuartzPriceBand | null): string {
  const { price } = describeQuartzCost(band);
  return band === null ? price : `${price} per sq ft, installed`;
}
