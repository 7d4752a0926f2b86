export type SearchEntry = {
  readonly title: string;
  readonly description: string;
  /** Not unique: several services share a page. Tell entries apart by title. */
  readonly url: string;
  readonly category: string;
};

/**
 * Entries whose title, description or category contains the query, whatever the case: titles that start with it first,
 * then titles that contain it, then the rest, each in the order given. A query of blanks finds nothing.
 */
export function searchEntries<Entry extends SearchEntry>(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const ranked: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of entries) {
    const rank = rankOf(entry, wanted);
    if (rank !== null) ranked[rank].push(entry);
  }
  return ranked.flat();
}

function rankOf(entry: SearchEntry, wanted: string): 0 | 1 | 2 | null {
  const title = entry.title.toLowerCase();
  if (title.startsWith(wanted)) return 0;
  if (title.includes(wanted)) return 1;
  const isElsewhere = [entry.description, entry.category].some((text) => text.toLowerCase().includes(wanted));
  return isElsewhere ? 2 : null;
}
