import { mirrorDefinition } from './mirrors.ts';
import type { ProductFamily } from '../products/product.ts';
import type { FindPiece } from './availability.ts';
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

/** Opens every family that has a definition. */
function openFamilies(findPiece?: FindPiece) {
  return {
    quartz: openFamily(quartzDefinition, findPiece),
    vanities: openFamily(vanityDefinition, findPiece),
    toilets: openFamily(toiletDefinition, findPiece),
    sinks: openFamily(sinkDefinition, findPiece),
    'kitchen-faucets': openFamily(kitchenFaucetDefinition, findPiece),
    'bathroom-faucets': openFamily(bathroomFaucetDefinition, findPiece),
    showers: openFamily(showerDefinition, findPiece),
    mirrors: openFamily(mirrorDefinition, findPiece),
    lighting: openFamily(lightingDefinition, findPiece),
    flooring: openFamily(flooringDefinition, findPiece),
    'closet-systems': openFamily(closetDefinition, findPiece),
  } as const satisfies Partial<Record<ProductFamily, CatalogueFamily>>;
}

/** The families that have a definition, by their names and as they are found from outside. */
export type Catalogue = {
  readonly byName: ReturnType<typeof openFamilies>;
  readonly families: readonly CatalogueFamily[];
  /** The family of this name, for names that come from outside; undefined when no family with a definition has it. */
  readonly findFamily: (name: string) => CatalogueFamily | undefined;
  /** A product by the path of its page, with its family; undefined where no product of the catalogue has its page there. */
  readonly findProductPage: (path: string) => { family: CatalogueFamily; product: CatalogueProduct } | undefined;
  /**
   * The family that a route is for, by the route's pattern: that of its list or of its products' pages; or the part of a
   * family that has its list there.
   *
   * @throws {Error} when no family with a definition has its list there.
   */
  readonly familyOfRoute: (pattern: string) => CatalogueFamily;
};

/**
 * The catalogue as it is at one moment: what of its products can be had is looked up in the store. Heavy: for loaders and
 * servers, never for the browser.
 *
 * @param findPiece of a product, what the store has. Default: nothing.
 */
export function openCatalogue(findPiece?: FindPiece): Catalogue {
  const byName = openFamilies(findPiece);
  const families: readonly CatalogueFamily[] = Object.values(byName);
  return {
    byName,
    families,
    findFamily: (name) => families.find(({ family }) => family === name),
    findProductPage: (path) => {
      for (const family of families) {
        if (!path.startsWith(`${family.productsPath}/`)) continue;
        const product = family.find(path.slice(family.productsPath.length + 1));
        if (product !== undefined) return { family, product };
      }
      return undefined;
    },
    familyOfRoute: (pattern) => {
      const path = `/${pattern.replaceAll(/^\/|\/:slug$/g, '')}`;
      const family = pattern.endsWith('/:slug')
        ? families.find((each) => each.productsPath === path)
        : families.flatMap((each) => [each, ...each.parts]).find((each) => each.path === path);
      if (family === undefined) throw new Error(`There is a route for ${path}, but no family of the catalogue`);
      return family;
    },
  };
}

const withoutStore = openCatalogue();

/** The catalogue by itself, as if the store were empty: for its slugs, paths and words. What a page shows is `openCatalogue`'s. */
export const {
  byName: catalogue,
  families: catalogueFamilies,
  findFamily,
  findProductPage,
  familyOfRoute,
} = withoutStore;
