import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import type { Store } from '@showroom/store/site';
import { data } from 'react-router-dom';
import { toCards } from '../catalogue/cards/to-cards.server.ts';
import type { UnknownProductFacts } from '../catalogue/product/load-product.server.ts';
import { findShelves, type Shelf } from './stock-families.server.ts';

/** Shown in place of a piece that is not there. */
const NEAREST = 4;

/** A shelf, and what can be had of the product on it that an address names. */
export interface Piece {
  readonly shelf: Shelf;
  /** How many can still be promised. */
  readonly left: number;
  /** When the last one that is set aside is free again, in words; null where none is, or others are left. */
  readonly freeFrom: string | null;
}

/**
 * What an address of a piece names. A slug that its shelf does not have is left to the shelf's family, which knows the
 * nearest.
 *
 * @throws a 404 response where there is no such shelf.
 */
export async function findPiece(
  store: Store,
  address: { readonly shelf: string; readonly slug: string },
): Promise<Piece> {
  const shelves = await findShelves(store);
  const shelf = shelves.get(address.shelf);
  const stocked = shelf?.stocked.get(address.slug);
  if (shelf === undefined) throw data(nameNearest(shelves, address.slug), { status: 404 });
  const { left = 0, heldUntil = null, state } = stocked ?? {};
  const freeFrom = state === 'reserved' && heldUntil !== null ? describeHoldEnd(new Date(heldUntil)) : null;
  return { shelf, left, freeFrom };
}

/** A shelf is gone with the last piece on it: what else is in stock comes closest. */
function nameNearest(shelves: ReadonlyMap<string, Shelf>, slug: string): UnknownProductFacts {
  const all = [...shelves.values()];
  const shelf = all.find(({ family }) => family.slugs.length > 0) ?? all[0];
  if (shelf === undefined) throw new Error('There is no shelf at all');
  const { family, findPicture } = shelf;
  const cards = family.slugs.length > 0 ? family.nearest(slug, NEAREST) : [];
  return {
    noun: { one: 'piece', many: 'pieces' },
    nearest: toCards(family, cards, { find: findPicture, headingLevel: 'h2' }),
  };
}
