import { mediaIdsInText, type PictureReference } from '@showroom/store/rules';

const MASTER = 'master:';

/** A picture’s address in texts: `media:<id>` for the library, `master:<name>` for the studio. */
export function toPictureAddress(reference: PictureReference | null): string {
  if (reference === null) return '';
  return reference.source === 'media' ? `media:${reference.id}` : `${MASTER}${reference.name}`;
}

/** The picture behind an address; null for none. */
export function toPictureReference(address: string, alt: string): PictureReference | null {
  const [id] = mediaIdsInText(address);
  if (id !== undefined) return { source: 'media', id, alt };
  return address.startsWith(MASTER) ? { source: 'master', name: address.slice(MASTER.length), alt } : null;
}
