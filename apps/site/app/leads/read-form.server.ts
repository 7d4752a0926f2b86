import { parseFormData, type FileUpload } from '@remix-run/form-data-parser';

/** Generous: the server's own body limit is the one that counts, and a file that is too large gets its own message. */
const MAX_PART_BYTES = 52 * 1024 * 1024;
const MAX_FILES = 20;
const MAX_PARTS = 200;
/** What the parser calls a file that came without a name. */
const NAMELESS_FILE = 'file-upload';

/**
 * Reads a posted form. Everything in it is kept, files that are too large or too many as well: what is wrong with them
 * is said beside the field, with the rest of the form as it was typed. Null when the body is no form at all.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  const limits = {
    maxFileSize: MAX_PART_BYTES,
    maxTotalSize: MAX_PART_BYTES,
    maxFiles: MAX_FILES,
    maxParts: MAX_PARTS,
  };
  try {
    return await parseFormData(request, limits, (file) => (isUntouchedInput(file) ? null : file));
  } catch {
    // A body over the server's limit ends here too; the server then answers for itself, whatever we say.
    return null;
  }
}

/** A file input in which nothing was chosen posts one empty file without a name. */
function isUntouchedInput(file: FileUpload): boolean {
  return file.size === 0 && (file.name === NAMELESS_FILE || file.name === '');
}
