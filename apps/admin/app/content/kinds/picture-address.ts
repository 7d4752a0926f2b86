import { mediaIdsInText, type PictureReference } from '@showroom/store/rules';

const MASTER = 'master:';

/** A picture’s address in texts: `media:<id>` for the library, `master:<name>` for the studio. */
export function toPictureAddress(reference: PictureReference | null): string {
  if (reference === null) return '';
  return reference.source === 'media' ? `media:${reference.id}` : `${MASTER}${reference.name}`;
}

/** The picture at such an address; null for anything else. */
export function toPictureReference(address: string, alt: string): PictureReference | null {
  const [id] = mediaIdsInText(address);
  if (id !== undefined) return { source: 'media', id, alt };
  return address.startsWith(MASTER) ? { source: 'master', name: address.slice(MASTER.length), alt } : null;
}
