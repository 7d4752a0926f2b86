import { uploadMaxBytes, uploadMaxFiles, uploadTypes } from '@showroom/catalog-data/limits';

export const UPLOAD_FIELD = 'files';
const ACCEPTED: readonly string[] = ['.jpg', '.jpeg', '.png', '.heic', '.heif', '.pdf', ...uploadTypes];
/** Value of the file input's `accept`: extensions as well, since some phones know only these. */
export const UPLOAD_ACCEPT = ACCEPTED.join(',');
export const UPLOAD_HINT = `JPG, PNG, PDF, max 10MB each. HEIC from iPhones too. Up to ${uploadMaxFiles} files.`;
export const TOO_MANY_UPLOADS = `Choose at most ${uploadMaxFiles} files`;

/** What the rules look at: a browser's File has it all. */
export interface UploadCandidate {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

/**
 * What is wrong with one file, worded for the visitor, or null.
 * The server looks at the content besides: name and type are what the sender says they are.
 */
export function checkUpload(file: UploadCandidate): string | null {
  if (!isAcceptedType(file)) return `${file.name} isn’t a JPG, PNG, HEIC or PDF file`;
  if (file.size > uploadMaxBytes) return `${file.name} is larger than 10MB`;
  if (file.size === 0) return `${file.name} is empty`;
  return null;
}

/** What is wrong with a choice of files; empty when all is well. */
export function checkUploads(files: readonly UploadCandidate[]): string[] {
  const messages = files.map(checkUpload).filter((message) => message !== null);
  return files.length > uploadMaxFiles ? [...messages, TOO_MANY_UPLOADS] : messages;
}

/** The files of a posted form; an untouched file input posts one nameless empty file, which is left out. */
export function listUploads(formData: FormData): File[] {
  return formData
    .getAll(UPLOAD_FIELD)
    .filter((entry): entry is File => typeof entry !== 'string' && !(entry.size === 0 && entry.name === ''));
}

function isAcceptedType({ name, type }: UploadCandidate): boolean {
  // Some systems give no type at all: then the name has to do.
  const isTyped = type !== '' && type !== 'application/octet-stream';
  return ACCEPTED.includes(isTyped ? type : name.replace(/.*\./, '.').toLowerCase());
}
