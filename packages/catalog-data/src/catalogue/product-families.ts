import type { PagePath } from '../pages/pages.ts';
import { bathroomFaucets } from '../products/bathroom-faucets.ts';
import { cabinets } from '../products/cabinets.ts';
import { closetSystems } from '../products/closet-systems.ts';
import { flooring } from '../products/flooring.ts';
import { kitchenFaucets } from '../products/kitchen-faucets.ts';
import { lights } from '../products/lighting.ts';
import { mirrors } from '../products/mirrors.ts';
import type { Product, ProductFamily, ProductOf } from '../products/product.ts';
import { showers } from '../products/showers.ts';
import { sinks } from '../products/sinks.ts';
import { toilets } from '../products/toilets.ts';
import { vanities } from '../products/vanities.ts';
import { quartzColours } from '../quartz/quartz.ts';
import type { CatalogueItem } from './stock-piece.ts';

export type Noun = { readonly one: string; readonly many: string };

export type FamilyBasics<Item extends CatalogueItem> = {
  readonly family: Item['family'];
  /** The path of its list. Its products' pages are below it. */
  readonly path: PagePath;
  readonly noun: Noun;
  readonly products: readonly Item[];
  /** Lead time of products without one of their own, such as "two weeks". */
  readonly leadTime?: string;
};

/** Everything the showroom sells. Heavy: for loaders, servers and the studio, never for the browser. */
export const productFamilies: { readonly [Family in ProductFamily]: FamilyBasics<ProductOf<Family>> } = {
  quartz: {
    family: 'quartz',
    path: '/quartz-countertops',
    noun: { one: 'colour', many: 'colours' },
    products: quartzColours,
  },
  vanities: {
    family: 'vanities',
    path: '/products/vanities',
    noun: { one: 'vanity', many: 'vanities' },
    products: vanities,
    leadTime: 'six weeks',
  },
  cabinets: {
    family: 'cabinets',
    path: '/in-stock/cabinets',
    noun: { one: 'cabinet', many: 'cabinets' },
    products: cabinets,
  },
  mirrors: {
    family: 'mirrors',
    path: '/products/mirrors',
    noun: { one: 'mirror', many: 'mirrors' },
    products: mirrors,
    leadTime: 'two weeks',
  },
  sinks: {
    family: 'sinks',
    path: '/products/sinks',
    noun: { one: 'sink', many: 'sinks' },
    products: sinks,
    leadTime: 'two weeks',
  },
  'kitchen-faucets': {
    family: 'kitchen-faucets',
    path: '/products/faucets/kitchen',
    noun: { one: 'faucet', many: 'faucets' },
    products: kitchenFaucets,
    leadTime: 'two weeks',
  },
  'bathroom-faucets': {
    family: 'bathroom-faucets',
    path: '/products/faucets/bathroom',
    noun: { one: 'faucet', many: 'faucets' },
    products: bathroomFaucets,
    leadTime: 'two weeks',
  },
  showers: {
    family: 'showers',
    path: '/products/faucets/shower',
    noun: { one: 'shower fixture', many: 'shower fixtures' },
    products: showers,
    leadTime: 'three weeks',
  },
  toilets: {
    family: 'toilets',
    path: '/products/toilets',
    noun: { one: 'toilet', many: 'toilets' },
    products: toilets,
    leadTime: 'two weeks',
  },
  lighting: {
    family: 'lighting',
    path: '/products/lighting',
    noun: { one: 'light', many: 'lights' },
    products: lights,
    leadTime: 'two weeks',
  },
  flooring: {
    family: 'flooring',
    path: '/products/flooring',
    noun: { one: 'flooring product', many: 'flooring products' },
    products: flooring,
    leadTime: 'three weeks',
  },
  'closet-systems': {
    family: 'closet-systems',
    path: '/products/closet-systems',
    noun: { one: 'closet system', many: 'closet systems' },
    products: closetSystems,
    leadTime: 'four weeks',
  },
};

/** Finds a product by its exact slug. */
export function findProduct<Family extends ProductFamily>(family: Family, slug: string): ProductOf<Family> | undefined {
  return productFamilies[family].products.find((product: Product) => product.slug === slug);
}
