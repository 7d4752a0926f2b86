import type { countContentByStatus, findContentPage } from '@showroom/store/admin';
import type { CardContext, CardFacts } from './kind-card.ts';

/** Any kind of the store: forms access fields by name. */
export type AnyKind = Parameters<typeof countContentByStatus>[1];

type Entry<Fields extends object> = Awaited<ReturnType<typeof findContentPage<Fields>>>['items'][number];

/** What the server knows of a kind. Methods, so that kinds with different fields fit in one record. */
export interface StoredKind<Fields extends object = object, Listed extends object = Entry<Fields>> {
  readonly kind: AnyKind;
  /** What tells it from others where several kinds are listed. */
  detailOf(this: void, fields: Fields): string;
  /** Omitted by a kind whose lists read all fields. */
  findPage?(this: void, ...asked: Parameters<typeof findContentPage>): ReturnType<typeof findContentPage>;
  toCard(this: void, entry: Listed, context: CardContext): CardFacts;
}
