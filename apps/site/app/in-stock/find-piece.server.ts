import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import type { Store } from '@showroom/store/site';
import { data } from 'react-router-dom';
import { toCards } from '../catalogue/cards/to-cards.server.ts';
import type { UnknownProductFacts } from '../catalogue/product/load-product.server.ts';
import { findShelves, type Shelf } from './stock-families.server.ts';

/** Shown instead of a missing piece. */
const NEAREST = 4;

export interface Piece {
  readonly shelf: Shelf;
  readonly left: number;
  /** When the last reserved piece is free again, in words; null if others are left. */
  readonly freeFrom: string | null;
}

/**
 * Finds the piece of a URL. The shelf may lack the slug; its family then offers the nearest ones.
 *
 * @throws a 404 response if there is no such shelf
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

/** A shelf disappears with its last piece: other pieces in stock are offered instead. */
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
