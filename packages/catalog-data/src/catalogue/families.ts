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

/** All families that have pages. */
export type Catalogue = {
  readonly byName: ReturnType<typeof openFamilies>;
  readonly families: readonly CatalogueFamily[];
  /** Finds a family by a name from a URL or form. */
  readonly findFamily: (name: string) => CatalogueFamily | undefined;
  /** Finds a product and its family by the path of its page. */
  readonly findProductPage: (path: string) => { family: CatalogueFamily; product: CatalogueProduct } | undefined;
  /**
   * Returns the family, or the part of a family, whose list or products are at a route's pattern.
   *
   * @throws {Error} if there is none
   */
  readonly familyOfRoute: (pattern: string) => CatalogueFamily;
};

/**
 * Opens the catalogue with the current stock. Heavy: for loaders and servers, never for the browser.
 *
 * @param findPiece finds the stock of a product. Default: nothing is in stock.
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

/** The catalogue without stock: for slugs, paths and texts. Pages show that of `openCatalogue`. */
export const {
  byName: catalogue,
  families: catalogueFamilies,
  findFamily,
  findProductPage,
  familyOfRoute,
} = withoutStore;
