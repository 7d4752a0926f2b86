import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import {
  countContent,
  findContentPage,
  findUntouchedSamples,
  listTags,
  type ContentFilter,
  type Store,
} from '@showroom/store/admin';
import { formatInstant } from '../../../frame/words/format-instant.ts';
import type { ItemName } from '../../../frame/navigation/content-kinds.ts';
import { storedItems } from '../../kinds/stored-kinds.server.ts';
import type { ItemCard } from './item-card.ts';
import type { ItemListView } from './item-list-url.ts';

/** Three rows of a desk's grid, and then some. */
const PER_PAGE = 24;

export interface ItemList {
  readonly cards: readonly ItemCard[];
  /** How many pass the filter, of how many there are. */
  readonly found: number;
  readonly total: number;
  /** From 1; of a page beyond the last, the last. */
  readonly page: number;
  readonly pages: number;
  /** The names of all tags. */
  readonly tags: readonly string[];
}

/** A part of a kind's list. */
export async function loadItemList(store: Store, item: ItemName, view: ItemListView): Promise<ItemList> {
  const { kind, toCard } = storedItems[item];
  const { query, category, status, shown, sort } = view;
  const filter: ContentFilter = { query, category, status, publicationStatus: shown };
  const [{ items, found, page, pageCount }, total, tags] = await Promise.all([
    findContentPage(store, kind, { ...filter, order: sort, page: view.page, perPage: PER_PAGE }),
    countContent(store, kind),
    listTags(store),
  ]);
  const [pictures, samples] = await Promise.all([
    loadContentPictures(
      store,
      items.map(({ fields }) => fields),
    ),
    findUntouchedSamples(
      store,
      items.map(({ id }) => id),
    ),
  ]);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  const cards = items.map(({ id, revision, fields, ...state }): ItemCard => {
    const card = toCard(fields, { pictures, tagNames });
    return {
      id,
      revision,
      ...card,
      // A testimonial that is as it came has its mark once, as a badge.
      category: item === 'testimonials' && samples.has(id) ? '' : card.category,
      publication: describePublication(state),
      isSample: samples.has(id),
    };
  });
  return {
    cards,
    tags: tags.map(({ name }) => name),
    found,
    total,
    page,
    pages: pageCount,
  };
}

/** Where an item stands with visitors, in words; null while they see it as it is kept, and go on seeing it. */
function describePublication({
  publicationStatus: status,
  publicFrom,
  publicUntil,
  hasUnpublishedChanges,
}: {
  readonly publicationStatus: string;
  readonly publicFrom: string | null;
  readonly publicUntil: string | null;
  readonly hasUnpublishedChanges: boolean;
}): string | null {
  if (status === 'draft') return 'Draft';
  if (status === 'scheduled') return `Scheduled for ${formatInstant(publicFrom ?? '')}`;
  if (hasUnpublishedChanges) return 'Unpublished changes';
  return publicUntil === null ? null : `Live until ${formatInstant(publicUntil)}`;
}
