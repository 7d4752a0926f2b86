import { loadContentPictures, type ContentPictures } from '@showroom/app-frame/content-pictures';
import { formatPrice } from '@showroom/catalog-data/price';
import { countContent, findContentPage, type ContentFilter } from '@showroom/store/admin/list-content';
import { findUntouchedSamples } from '@showroom/store/admin/untouched-samples';
import { listTags } from '@showroom/store/admin/tags';
import { stockStatusOf } from '@showroom/store/content-options';
import { inStockProducts, type InStockProduct } from '@showroom/store/in-stock-products';
import type { Store } from '@showroom/store/open-store';
import { testimonials, type Testimonial } from '@showroom/store/testimonials';
import { works, type Work } from '@showroom/store/works';
import type { BadgeTone } from '@showroom/ui/badge';
import { formatInstant } from '../../../frame/words/format-instant.ts';
import { itemForms, type ItemForm, type ItemName } from '../../kinds/item-form.ts';
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

interface CardContext {
  readonly pictures: ContentPictures;
  readonly tagNames: ReadonlyMap<string, string>;
}

type CardFacts = Omit<ItemCard, 'id' | 'revision' | 'publication' | 'isSample'>;

/** A part of a kind's list. */
export async function loadItemList(store: Store, item: ItemName, view: ItemListView): Promise<ItemList> {
  switch (item) {
    case 'products':
      return loadList(store, inStockProducts, view, toProductCard);
    case 'works':
      return loadList(store, works, view, toWorkCard);
    case 'testimonials':
      return loadList(store, testimonials, view, toTestimonialCard);
  }
}

async function loadList<Fields extends object>(
  store: Store,
  kind: Parameters<typeof findContentPage<Fields>>[1],
  view: ItemListView,
  toCard: (fields: Fields, context: CardContext) => CardFacts,
): Promise<ItemList> {
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
    return {
      id,
      revision,
      ...toCard(fields, { pictures, tagNames }),
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

const stockTones: Readonly<Record<string, BadgeTone>> = {
  'in-stock': 'success',
  'low-stock': 'warning',
  'out-of-stock': 'danger',
};

function toProductCard(product: InStockProduct, { pictures }: CardContext): CardFacts {
  const status = stockStatusOf(product);
  return {
    title: product.name,
    picture: pictures.findForList(product.pictures[0]),
    category: product.category,
    facts: `${formatPrice(product.priceCents)} · ${product.quantity} in stock`,
    status: { label: labelOf('products', 'statuses', status), tone: stockTones[status] ?? 'neutral' },
    isFeatured: product.isFeatured,
    tags: product.specifications.map(({ value }) => value),
  };
}

const workTones: Readonly<Record<string, BadgeTone>> = { completed: 'success', 'in-progress': 'warning' };

function toWorkCard(work: Work, { pictures, tagNames }: CardContext): CardFacts {
  return {
    title: work.title,
    picture: pictures.findForList(work.pictures[0] ?? work.afterPictures[0] ?? work.beforePictures[0]),
    category: labelOf('works', 'categories', work.category),
    facts: [work.client, work.location, work.completedOn].filter((fact) => fact !== null && fact !== '').join(' · '),
    status: { label: labelOf('works', 'statuses', work.status), tone: workTones[work.status] ?? 'neutral' },
    isFeatured: work.isFeatured,
    tags: work.tags.flatMap((id) => tagNames.get(id) ?? []),
  };
}

function toTestimonialCard(testimonial: Testimonial): CardFacts {
  return {
    title: testimonial.role,
    picture: null,
    category: testimonial.isSample ? 'Shows a “Sample” label' : '',
    facts: `“${testimonial.quote}”`,
    status: null,
    isFeatured: false,
    tags: [],
  };
}

function labelOf(item: ItemName, list: 'categories' | 'statuses', value: string): string {
  const form: ItemForm = itemForms[item];
  return form[list]?.find((option) => option.value === value)?.label ?? value;
}
