/** The families that are sold ready made, under a brand, each named as the folder of its pictures. */
export type BrandedFamily =
  | 'vanities'
  | 'cabinets'
  | 'mirrors'
  | 'sinks'
  | 'kitchen-faucets'
  | 'bathroom-faucets'
  | 'showers'
  | 'toilets'
  | 'lighting'
  | 'flooring'
  | 'closet-systems';

/** A label and its value on the specification plate. */
export type SpecificationRow = { readonly label: string; readonly value: string };

/** What everything has that the showroom sells. */
export type ProductBase<Family extends 'quartz' | BrandedFamily> = {
  readonly family: Family;
  /** Unique in its family; the last part of its path and the folder of its pictures. */
  readonly slug: string;
  readonly name: string;
  /** Whether its maker has it. What of it is in our own store, the store alone knows: see `stockFactsOf`. */
  readonly isInStock: boolean;
  /** Its maker has given it up: there will be no more. */
  readonly isDiscontinued?: true;
  /** How long one takes to come, where that is not what its family takes: "five weeks". */
  readonly leadTime?: string;
  readonly material: string;
  /** The first three stand on its card. */
  readonly features: readonly string[];
};
