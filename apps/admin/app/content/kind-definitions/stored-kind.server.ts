import type { countContentByStatus } from '@showroom/store/admin';
import type { CardContext, CardFacts } from './item-card.ts';

/** A kind of the store's, whatever its fields are: forms go by their names. */
export type AnyKind = Parameters<typeof countContentByStatus>[1];

/** What the server knows of a kind of content. Methods, so that kinds of different fields stand in one record. */
export interface StoredKind<Fields extends object = object> {
  readonly kind: AnyKind;
  /** Under its title where several kinds are listed: what tells it from others. */
  detailOf(this: void, fields: Fields): string;
}

/** The same of a kind whose list is one of cards. */
export interface StoredItem<Fields extends object = object> extends StoredKind<Fields> {
  toCard(this: void, fields: Fields, context: CardContext): CardFacts;
}
