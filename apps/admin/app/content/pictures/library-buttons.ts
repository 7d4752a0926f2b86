/** What is typed into the search of the library, where no script runs. */
export const LIBRARY_SEARCH = 'library.q';

/** A press on a picture of the library, where no script runs: `pictures:<its id>`. */
export function writePickedPicture(field: string, mediumId: string): string {
  return `${field}:${mediumId}`;
}

/** Undefined for what is none. */
export function readPickedPicture(text: string): { readonly field: string; readonly mediumId: string } | undefined {
  const [, field, mediumId] = /^(\w+):([\w-]{1,64})$/.exec(text) ?? [];
  return field === undefined || mediumId === undefined ? undefined : { field, mediumId };
}
