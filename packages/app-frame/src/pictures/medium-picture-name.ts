const FOLDER = 'media/';

/** The name in the addresses of a picture of the owner's library. No master of the studio is in this folder. */
export function toMediumPictureName(mediumId: string): string {
  return `${FOLDER}${mediumId}`;
}

/** The medium that a picture's name is of; undefined for any other picture. */
export function findMediumOfName(name: string): string | undefined {
  return name.startsWith(FOLDER) ? name.slice(FOLDER.length) : undefined;
}
