import { uploadMaxBytes, uploadMaxFiles, uploadTypes } from '@showroom/catalog-data/limits';

export const UPLOAD_FIELD = 'files';
const ACCEPTED: readonly string[] = ['.jpg', '.jpeg', '.png', '.heic', '.heif', '.pdf', ...uploadTypes];
/** For the file input's `accept`, with extensions, because some phones know only these. */
export const UPLOAD_ACCEPT = ACCEPTED.join(',');
export const UPLOAD_HINT = `JPG, PNG, PDF, max 10MB each. HEIC from iPhones too. Up to ${uploadMaxFiles} files.`;
export const TOO_MANY_UPLOADS = `Choose at most ${uploadMaxFiles} files`;

/** The properties that are checked; a browser's File has them. */
export interface UploadCandidate {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
}

/**
 * Returns what is wrong with a file, for the visitor, or null. The server also checks the content, because name and type are
 * claims.
 */
export function checkUpload(file: UploadCandidate): string | null {
  if (!isAcceptedType(file)) return `${file.name} isn’t a JPG, PNG, HEIC or PDF file`;
  if (file.size > uploadMaxBytes) return `${file.name} is larger than 10MB`;
  if (file.size === 0) return `${file.name} is empty`;
  return null;
}

/** Returns what is wrong with a choice of files; empty if nothing is. */
export function checkUploads(files: readonly UploadCandidate[]): string[] {
  const messages = files.map(checkUpload).filter((message) => message !== null);
  return files.length > uploadMaxFiles ? [...messages, TOO_MANY_UPLOADS] : messages;
}

/** Lists a form's files, without the nameless empty one of an untouched input. */
export function listUploads(formData: FormData): File[] {
  return formData
    .getAll(UPLOAD_FIELD)
    .filter((entry): entry is File => typeof entry !== 'string' && !(entry.size === 0 && entry.name === ''));
}

function isAcceptedType({ name, type }: UploadCandidate): boolean {
  // Some systems give no type: then the name must do.
  const isTyped = type !== '' && type !== 'application/octet-stream';
  return ACCEPTED.includes(isTyped ? type : name.replace(/.*\./, '.').toLowerCase());
}
