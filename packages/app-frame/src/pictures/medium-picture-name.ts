const FOLDER = 'media/';

/** The name in the addresses of a picture of the owner's library. No master of the studio is in this folder. */
export function toMediumPictureName(mediumId: string): string {
  return `${FOLDER}${mediumId}`;
}

/** The medium that a picture's name is of; undefined for any other picture. */
export function findMediumOfName(name: string): string | undefined {
  return readMediumName(name)?.id;
}

/** The same, with where it is cut for who shares it, in percents: `socialPictureUrl` says so in the name. */
export function readMediumName(name: string): { readonly id: string; readonly cut: string | undefined } | undefined {
  if (!name.startsWith(FOLDER)) return undefined;
  const [id = '', cut] = name.slice(FOLDER.length).split('/');
  return { id, cut };
}
