/**
 * A library picture in Markdown: `![An island in oak](media:<id>)`. It names the medium, not a file, so that replacing or cropping
 * a picture breaks no text.
 */
const MEDIA_ADDRESS = /\bmedia:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/g;

/**
 * Lists the library pictures that a text names. Includes those in code and comments, so that the result covers every picture that
 * the text can show.
 */
export function mediaIdsInText(text: string): string[] {
  // Most texts name none.
  if (!text.includes('media:')) return [];
  return [...new Set([...text.matchAll(MEDIA_ADDRESS)].map(([, id = '']) => id))];
}

const LONGEST_ALT = 60;

/** Finds the first use of a picture in a text, and its alt text there. */
export function findMediumInText(text: string, id: string): { address: string; alt: string } | undefined {
  const address = `media:${id}`;
  const at = text.indexOf(address);
  if (at === -1) return undefined;
  const before = text.slice(Math.max(0, at - 1000), at);
  const [, alt = ''] = /!\[([^[\]]*)\]\($/.exec(before) ?? [];
  const line = alt.replaceAll(/\s+/g, ' ').trim();
  return { address, alt: line.length > LONGEST_ALT ? `${line.slice(0, LONGEST_ALT)}…` : line };
}

/** Finds the library pictures in any field value: texts and picture references at any depth. */
export function findMediaIds(value: unknown): string[] {
  const ids = new Set<string>();
  function collect(inner: unknown): void {
    if (typeof inner === 'string') for (const id of mediaIdsInText(inner)) ids.add(id);
    if (typeof inner !== 'object' || inner === null) return;
    if ('source' in inner && inner.source === 'media' && 'id' in inner) ids.add(String(inner.id));
    for (const member of Object.values(inner)) collect(member);
  }
  collect(value);
  return [...ids];
}
