/** The families of branded products, named like the folders of their pictures. */
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

export type SpecificationRow = { readonly label: string; readonly value: string };

export type ProductBase<Family extends 'quartz' | BrandedFamily> = {
  readonly family: Family;
  /** Unique in its family; the last part of its path, and the folder of its pictures. */
  readonly slug: string;
  readonly name: string;
  /** Whether its maker has it. For our own stock see `stockFactsOf`. */
  readonly isInStock: boolean;
  readonly isDiscontinued?: true;
  /** Lead time, such as "five weeks", if it differs from its family's. */
  readonly leadTime?: string;
  readonly material: string;
  /** The first three are on its card. */
  readonly features: readonly string[];
};
