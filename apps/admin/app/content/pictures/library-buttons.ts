/** The field of the library’s search box without scripts. */
export const LIBRARY_SEARCH = 'library.q';

/** A click on a picture of the library without scripts: `pictures:<its id>`. */
export function writePickedPicture(field: string, mediumId: string): string {
  return `${field}:${mediumId}`;
}

export function readPickedPicture(text: string): { readonly field: string; readonly mediumId: string } | undefined {
  const [, field, mediumId] = /^(\w+):([\w-]{1,64})$/.exec(text) ?? [];
  return field === undefined || mediumId === undefined ? undefined : { field, mediumId };
}
