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
  return [...new Set([...text.matchAll(MEDIA_ADDRESS)].map(([, id = '']) => id))];
}

/** The same for whatever a field of content holds: texts and picture references at any depth. */
export function findMediaIds(value: unknown): string[] {
  if (typeof value === 'string') return mediaIdsInText(value);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'source' in value && value.source === 'media' && 'id' in value ? [String(value.id)] : [];
  return [...new Set([...own, ...Object.values(value).flatMap(findMediaIds)])];
}
