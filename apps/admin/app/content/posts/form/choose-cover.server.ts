import { findContent, media, type Store } from '@showroom/store/admin';
import { readStep } from '../../list-editing/edit-list.ts';
import { readPickedPicture } from '../../pictures/library-buttons.ts';
import type { LibraryPage } from '../../pictures/load-library.server.ts';
import { openLibrary } from '../../pictures/open-library.server.ts';
import { toPictureAddress } from '../../pictures/picture-address.ts';
import { readText } from '../../../frame/session/read-text.ts';
import { loadPreviews } from './load-post.server.ts';
import type { PostValues } from './post-values.ts';

/** What the form is shown again with, after a press that chooses its cover and keeps nothing. */
export interface CoverChoice {
  readonly values: PostValues;
  /** Open at a page of it; undefined once it was closed, or a picture was taken. */
  readonly library: LibraryPage | undefined;
  readonly pictures: Readonly<Record<string, string>>;
}

/** Opens the library within the form, or takes a picture of it, where no script does; undefined for a form that does neither. */
export async function chooseCover(store: Store, form: FormData, typed: PostValues): Promise<CoverChoice | undefined> {
  const [step, taken] = [readStep(readText(form, 'step')), readPickedPicture(readText(form, 'take'))];
  if (step?.field !== 'cover' && taken?.field !== 'cover') return undefined;
  const medium = taken && (await findContent(store, media, taken.mediumId));
  const cover = medium && toPictureAddress({ source: 'media', id: medium.id, alt: '' });
  const values = { ...typed, ...(cover === undefined ? {} : { cover }) };
  const library = step?.verb === 'choose' ? await openLibrary(store, form, step.index) : undefined;
  return { values, library, pictures: await loadPreviews(store, values) };
}
