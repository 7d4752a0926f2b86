import type { countContentByStatus, findContentPage } from '@showroom/store/admin';
import type { CardContext, CardFacts } from './kind-card.ts';

/** A kind of the store's, whatever its fields are: forms go by their names. */
export type AnyKind = Parameters<typeof countContentByStatus>[1];

/** An entry as the list reads it. */
type Entry<Fields extends object> = Awaited<ReturnType<typeof findContentPage<Fields>>>['items'][number];

/** What the server knows of a kind of content. Methods, so that kinds of different fields stand in one record. */
export interface StoredKind<Fields extends object = object, Listed extends object = Entry<Fields>> {
  readonly kind: AnyKind;
  /** Under its title where several kinds are listed: what tells it from others. */
  detailOf(this: void, fields: Fields): string;
  /** Reads a page of the list. Left out by a kind whose lists read all fields. */
  findPage?(this: void, ...asked: Parameters<typeof findContentPage>): ReturnType<typeof findContentPage>;
  toCard(this: void, entry: Listed, context: CardContext): CardFacts;
}
