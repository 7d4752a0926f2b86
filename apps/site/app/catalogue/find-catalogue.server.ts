import type { PieceInStock } from '@showroom/catalog-data/catalogue/availability';
import { openCatalogue, type Catalogue } from '@showroom/catalog-data/catalogue/families';
import { canBeShownOn } from '@showroom/catalog-data/catalogue/in-stock';
import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import type { StockedProduct, Store } from '@showroom/store/site';
import { rememberCurrent } from '../content/remember-current.server.ts';
import { findShelves } from '../in-stock/stock-families.server.ts';

/**
 * The current catalogue: a product that the store has in stock takes its availability from there. The two have the same slug, and
 * shelves that fit their family.
 */
export const findCatalogue = rememberCurrent(async (store: Store): Promise<Catalogue> => {
  const shelves = [...(await findShelves(store)).values()];
  return openCatalogue(({ family, slug }) => {
    const shelf = shelves.find(({ name, stocked }) => stocked.has(slug) && canBeShownOn(name, family));
    const stocked = shelf?.stocked.get(slug);
    return shelf && stocked && toPiece(stocked, shelf.family.pathOf(slug));
  });
});

function toPiece({ state, left, heldUntil }: StockedProduct, path: string): PieceInStock {
  const isHeld = state === 'reserved' && heldUntil !== null;
  return { availability: state, left, path, freeFrom: isHeld ? describeHoldEnd(new Date(heldUntil)) : null };
}
