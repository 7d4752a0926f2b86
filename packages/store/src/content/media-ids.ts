/**
 * The address of a picture of the library inside a text, as in Markdown: `![An island in oak](media:<id>)`. It names the
 * medium and none of its files, so that a picture that is replaced, described or cropped otherwise never breaks a text.
 */
const MEDIA_ADDRESS = /\bmedia:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/g;

/**
 * The ids of the pictures of the library that a text names, each once. Wherever an address stands counts, in code and
 * comments too: whoever draws the text may then rely on every picture that it can show being among them.
 */
export function mediaIdsInText(text: string): string[] {
  // Nearly every text names none, and all that a list shows is looked through.
  if (!text.includes('media:')) return [];
  return [...new Set([...text.matchAll(MEDIA_ADDRESS)].map(([, id = '']) => id))];
}

/** Longer descriptions are cut where they are quoted. */
const LONGEST_ALT = 60;

/** Where a text first shows a picture of the library: its address, and the words in Markdown that describe it there. */
export function findMediumInText(text: string, id: string): { address: string; alt: string } | undefined {
  const address = `media:${id}`;
  const at = text.indexOf(address);
  if (at === -1) return undefined;
  const before = text.slice(Math.max(0, at - 1000), at);
  const [, alt = ''] = /!\[([^[\]]*)\]\($/.exec(before) ?? [];
  const line = alt.replaceAll(/\s+/g, ' ').trim();
  return { address, alt: line.length > LONGEST_ALT ? `${line.slice(0, LONGEST_ALT)}…` : line };
}

/** The same for whatever a field of content holds: texts and picture references at any depth. */
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
