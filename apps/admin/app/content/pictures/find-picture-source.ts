const PICTURE_PATH = '/admin/media/picture';
const ADDRESS = /^(?:media:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|master:[\w./-]+)$/;

/**
 * Where to load a picture from by its address in a text or a form, when the page wasn't told: after a refused save, in a copy kept
 * by the browser, in Markdown typed by hand. Undefined for what is no address of a picture.
 */
export function findPictureSource(address: string): string | undefined {
  return ADDRESS.test(address) ? `${PICTURE_PATH}?${new URLSearchParams({ address })}` : undefined;
}
