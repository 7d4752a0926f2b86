import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { fillFactPlaceholders } from '@showroom/catalog-data/fact-placeholders';
import {
  countContent,
  findContentPage,
  findUntouchedSamples,
  listTags,
  readBusinessFacts,
  type Store,
} from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import type { CardFacts } from '../kind-definitions/kind-card.ts';
import { kindForms } from '../kinds/kinds.ts';
import { storedKinds } from '../kinds/stored-kinds.server.ts';
import type { ListView } from './list-url.ts';

export interface ListCard extends Omit<CardFacts, 'publication'> {
  readonly id: string;
  readonly revision: number;
  /** Where it stands with visitors; null while they see it as it is kept. */
  readonly publication: string | null;
  /** Came with the site, and no one has changed it. */
  readonly isSample: boolean;
}

export interface ListPart {
  /** Search, filters, sort and page from the URL. */
  readonly view: ListView;
  /** The entries of this page. */
  readonly cards: readonly ListCard[];
  /** The number of entries that match the filter. */
  readonly found: number;
  /** The number of all entries. */
  readonly total: number;
  /** The number of pages. */
  readonly pageCount: number;
  /** The names of all tags. */
  readonly tags: readonly string[];
}

/** Whole rows of two and of three cards. */
const PER_PAGE = 24;

export async function loadList(store: Store, name: KindName, asked: ListView): Promise<ListPart> {
  const { kind, toCard, findPage = findContentPage } = storedKinds[name];
  const { perPage = PER_PAGE } = kindForms[name];
  const { sort, ...filter } = asked;
  const [{ items, found, page, pageCount }, total, tags, facts] = await Promise.all([
    findPage(store, kind, { ...filter, order: sort, perPage }),
    countContent(store, kind),
    listTags(store),
    readBusinessFacts(store),
  ]);
  const fillIn = (text: string) => fillFactPlaceholders(text, facts, store.now());
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
  const tagNames = new Map(tags.map((tag) => [tag.id, tag.name]));
  const cards = items.map((entry): ListCard => {
    const { id, revision } = entry;
    const isSample = samples.has(id);
    const card = toCard(entry, { pictures, tagNames, isSample, fillIn });
    return { id, revision, isSample, publication: describePublication(entry), ...card };
  });
  return { view: { ...asked, page }, cards, found, total, pageCount, tags: tags.map((tag) => tag.name) };
}

/** Says where an entry stands with visitors; null if the saved version is public and stays so. */
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
