import type { Store } from '@showroom/store/admin';
import { readText } from '../../frame/session/read-text.ts';
import { LIBRARY_SEARCH } from './library-buttons.ts';
import { loadLibrary, type LibraryPage } from './load-library.server.ts';

export async function openLibrary(store: Store, form: FormData, page: number): Promise<LibraryPage> {
  return loadLibrary(store, new URLSearchParams({ q: readText(form, LIBRARY_SEARCH), page: String(page) }));
}
