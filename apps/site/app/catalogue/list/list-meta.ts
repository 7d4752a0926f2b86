import { sectionMeta } from '../../seo/section-meta.ts';
import type { ListFacts } from './load-list.server.ts';

/** The tags of a list. A page of it has a title and an address of its own; an arrangement of it has those of the list. */
export function listMeta(
  matches: Parameters<typeof sectionMeta>[0],
  list: ListFacts | undefined,
  /** Further structured data. */
  describe?: (siteUrl: string, list: ListFacts) => object,
) {
  if (!list) return [];
  const { canonicalSearch, page, pageNumber, whole } = list;
  const title = pageNumber === 1 ? page.title : `${page.title}, page ${pageNumber}`;
  return sectionMeta(
    matches,
    { ...page, title },
    {
      ...(whole ? { parent: { label: whole.label, href: whole.path } } : {}),
      search: canonicalSearch,
      describe: (siteUrl) => (describe ? [describe(siteUrl, list)] : []),
    },
  );
}
