const PICTURE_PATH = '/admin/media/picture';
const ADDRESS = /^(?:media:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|master:[\w./-]+)$/;

/**
 * The URL to load a picture from when the page doesn’t have it: after a refused save, in a local copy, or in typed
 * Markdown. Undefined for anything that is no picture address.
 */
export function findPictureSource(address: string): string | undefined {
  return ADDRESS.test(address) ? `${PICTURE_PATH}?${new URLSearchParams({ address })}` : undefined;
}
