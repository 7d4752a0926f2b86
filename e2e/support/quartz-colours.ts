import { quartzColours, type QuartzColour } from '@showroom/catalog-data/quartz';

type Filters = Partial<Pick<QuartzColour, 'collection' | 'subcategory'>> & { readonly thickness?: '2cm' | '3cm' };

/** How many colours pass the filters. */
export function countColours({ collection, subcategory, thickness }: Filters): number {
  return quartzColours.filter(
    (colour) =>
      (collection === undefined || colour.collection === collection) &&
      (subcategory === undefined || colour.subcategory === subcategory) &&
      (thickness === undefined || colour.thicknesses.includes(thickness)),
  ).length;
}

/** What the list says above its colours, without filters and with. */
export const allColoursFound = `${quartzColours.length} product(s) found`;
export const coloursFound = (...alternatives: readonly Filters[]) =>
  `${alternatives.reduce((sum, filters) => sum + countColours(filters), 0)} product(s) found (filtered)`;
