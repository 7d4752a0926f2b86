import { mirrorDefinition } from './mirrors.ts';
import type { ProductFamily } from '../products/product.ts';
import type { CatalogueFamily, CatalogueProduct } from './catalogue-family.ts';
import { openFamily } from './open-family.ts';
import { quartzDefinition } from './quartz.ts';
import { sinkDefinition } from './sinks.ts';
import { kitchenFaucetDefinition } from './kitchen-faucets.ts';
import { bathroomFaucetDefinition } from './bathroom-faucets.ts';
import { showerDefinition } from './showers.ts';
import { lightingDefinition } from './lighting.ts';
import { flooringDefinition } from './flooring.ts';
import { closetDefinition } from './closet-systems.ts';
import { toiletDefinition } from './toilets.ts';
import { vanityDefinition } from './vanities.ts';

/** The families that have a definition. Heavy: for loaders and servers, never for the browser. */
export const catalogue = {
  quartz: openFamily(quartzDefinition),
  vanities: openFamily(vanityDefinition),
  toilets: openFamily(toiletDefinition),
  sinks: openFamily(sinkDefinition),
  'kitchen-faucets': openFamily(kitchenFaucetDefinition),
  'bathroom-faucets': openFamily(bathroomFaucetDefinition),
  showers: openFamily(showerDefinition),
  mirrors: openFamily(mirrorDefinition),
  lighting: openFamily(lightingDefinition),
  flooring: openFamily(flooringDefinition),
  'closet-systems': openFamily(closetDefinition),
} as const satisfies Partial<Record<ProductFamily, CatalogueFamily>>;

export const catalogueFamilies: readonly CatalogueFamily[] = Object.values(catalogue);

/** The family of this name, for names that come from outside; undefined when no family with a definition has it. */
export function findFamily(name: string): CatalogueFamily | undefined {
  return catalogueFamilies.find(({ family }) => family === name);
}

/** A product by the path of its page, with its family; undefined where no product of the catalogue has its page there. */
export function findProductPage(path: string): { family: CatalogueFamily; product: CatalogueProduct } | undefined {
  for (const family of catalogueFamilies) {
    if (!path.startsWith(`${family.productsPath}/`)) continue;
    const product = family.find(path.slice(family.productsPath.length + 1));
    if (product !== undefined) return { family, product };
  }
  return undefined;
}

/**
 * The family that a route is for, by the route's pattern: that of its list or of its products' pages; or the part of a
 * family that has its list there.
 *
 * @throws {Error} when no family with a definition has its list there.
 */
export function familyOfRoute(pattern: string): CatalogueFamily {
  const path = `/${pattern.replaceAll(/^\/|\/:slug$/g, '')}`;
  const family = pattern.endsWith('/:slug')
    ? catalogueFamilies.find((each) => each.productsPath === path)
    : catalogueFamilies.flatMap((each) => [each, ...each.parts]).find((each) => each.path === path);
  if (family === undefined) throw new Error(`There is a route for ${path}, but no family of the catalogue`);
  return family;
}
