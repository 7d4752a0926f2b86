const FOLDER = 'media/';

/** Returns a library picture's name in URLs. The studio has no master in this folder. */
export function toMediumPictureName(mediumId: string): string {
  return `${FOLDER}${mediumId}`;
}

export function findMediumOfName(name: string): string | undefined {
  return readMediumName(name)?.id;
}

/** The same with the focal point of the social card in percent, which `socialPictureUrl` adds to the name. */
export function readMediumName(name: string): { readonly id: string; readonly cut: string | undefined } | undefined {
  if (!name.startsWith(FOLDER)) return undefined;
  const [id = '', cut] = name.slice(FOLDER.length).split('/');
  return { id, cut };
}
