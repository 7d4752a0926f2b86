import { catalogueFamilies } from '../catalogue/families.ts';
import type { Guide, GuidePart } from '../catalogue/guides/guide.ts';
import type { SearchEntry } from './search-entry.ts';

/** Fields that aren't visible text. */
const unread = new Set(['kind', 'icon', 'href', 'picture', 'works', 'name', 'isSample', 'isMirrored', 'describes']);

/** Lists the visible texts of a page that is data, from the top. */
export function listTexts(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(listTexts);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => (unread.has(name) ? [] : listTexts(value)));
}

/** The families' guides. Their questions weigh more than their answers. */
export function listGuideEntries(): readonly SearchEntry[] {
  const entries = catalogueFamilies.flatMap((family) =>
    [family, ...family.parts].flatMap(({ guide, heroPicture, noun, path }) =>
      guide ? [toGuideEntry(family.family === 'quartz' ? 'quartz' : noun.one, guide, path, heroPicture)] : [],
    ),
  );
  // Parts of a family may share a guide.
  return [...new Map(entries.toReversed().map((entry) => [entry.title, entry])).values()].toReversed();
}

function toGuideEntry(noun: string, guide: Guide, url: string, pictureName: string): SearchEntry {
  return {
    title: `${guide.title} (${noun} guide)`,
    description: guide.intro,
    url,
    category: 'Guides',
    labels: ['guide', 'advice', noun],
    facts: guide.parts.flatMap((part) => [part.title, ...listHeads(part)]),
    texts: listTexts(guide),
    pictureName,
  };
}

function listHeads(part: GuidePart): readonly string[] {
  if ('terms' in part) return part.terms.map(({ term }) => term);
  return 'rows' in part ? part.rows.map(([head]) => head) : [];
}
