import { z } from 'zod';
import { inStockCategories, neededFields, stockStatuses, stockStatusOf } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { cents, CHOOSE, count, draftText, line, lines } from './field-schemas.ts';
import { pictureList } from './picture-reference.ts';
import { slugFrom } from '../slug.ts';

const inStockProductSchema = z.object({
  name: line(),
  sku: line(60),
  category: z.enum(inStockCategories, CHOOSE).default('Kitchen Cabinets'),
  description: draftText(),
  priceCents: cents(),
  quantity: count(),
  /** Null: derived from the quantity by `stockStatusOf`. */
  statusOverride: z.enum(stockStatuses, CHOOSE).nullable().default(null),
  specifications: z
    .array(z.object({ name: line(80), value: line() }))
    .max(60)
    .refine((rows) => new Set(rows.map(({ name }) => name)).size === rows.length, 'Use each name only once')
    .default([]),
  features: lines(30),
  pictures: pictureList(),
  isFeatured: z.boolean().default(false),
});

export type InStockProduct = z.infer<typeof inStockProductSchema>;

/** Folders of categories that have their own page; others use the category's slug. */
const folders: Partial<Record<InStockProduct['category'], string>> = {
  'Bathroom Vanities': 'vanities',
  'Kitchen Cabinets': 'cabinets',
};

/** A product in the showroom, ready to ship. */
export const inStockProducts = defineKind({
  name: 'in-stock-product',
  noun: 'product',
  label: 'In-stock products',
  schema: inStockProductSchema,
  needed: neededFields.product,
  longest: { description: 10_000 },
  title: ({ name }) => name,
  path: (slug, { category }) => `/in-stock/${folders[category] ?? slugFrom(category)}/${slug}`,
  category: ({ category }) => category,
  status: (product) => stockStatusOf(product),
  isFeatured: ({ isFeatured }) => isFeatured,
  cents: ({ priceCents }) => priceCents,
  quantity: ({ quantity }) => quantity,
  searchedText: ({ sku, description, specifications }) => [
    sku,
    description,
    ...specifications.map(({ value }) => value),
  ],
});
