import { mediaMaxPixels, uploadMaxBytes } from '@showroom/catalog-data/limits';
import { uploadPicture, type Session, type Store, type UploadResult } from '@showroom/store/admin';
import type { PictureReference } from '@showroom/store/rules';
import type { PostedForm } from '@showroom/web-server/posted-form';

/** Per form. */
export const MOST_FILES = 10;

export interface UploadedPictures {
  readonly uploaded: readonly { readonly field: string; readonly picture: PictureReference }[];
  readonly issues: readonly { readonly field: string; readonly message: string }[];
}

/** Adds a form’s files to the library one by one. Rejected files are reported by name. */
export async function uploadPictures(
  store: Store,
  actor: Session['actor'],
  files: PostedForm['files'],
): Promise<UploadedPictures> {
  const uploaded: { field: string; picture: PictureReference }[] = [];
  const issues: { field: string; message: string }[] = [];
  for (const { field: control, name, path, sha256, size } of files) {
    const field = control.replace(/\.files$/, '');
    if (path === null) {
      const isTooMany = size <= uploadMaxBytes && size > 0;
      const message = isTooMany
        ? `Choose up to ${MOST_FILES} images at a time`
        : `${name} ${describeRefusedFile(size)}`;
      issues.push({ field, message });
      continue;
    }
    const result = await uploadPicture(store, { actor, file: { path, originalName: name, sha256 } });
    if (result.ok) uploaded.push({ field, picture: { source: 'media', id: result.content.id, alt: '' } });
    else issues.push({ field, message: `${name} ${describeRefusal(result)}` });
  }
  return { uploaded, issues };
}

function describeRefusedFile(size: number): string {
  return size === 0 ? 'is empty' : 'is larger than 10 MB';
}

function describeRefusal(refusal: Exclude<UploadResult, { ok: true }>): string {
  switch (refusal.code) {
    case 'empty':
      return 'is empty';
    case 'too-large':
      return 'is larger than 10 MB';
    case 'too-many-pixels':
      return `has more than ${mediaMaxPixels / 1_000_000} million pixels. Resize it and try again.`;
    case 'unsupported-type':
      return 'isn’t a supported image. Use JPG or PNG.';
    case 'unreadable':
      return 'is damaged and can’t be read';
    case 'disk-full':
      return 'couldn’t be saved because the server is out of disk space';
    default:
      return 'couldn’t be saved. Try again in a moment.';
  }
}
