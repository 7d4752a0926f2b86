import { parseFormData } from '@remix-run/form-data-parser';

/** Generous: the server's own body limit is the one that counts, and a file that is too large gets its own message. */
const MAX_PART_BYTES = 52 * 1024 * 1024;
const MAX_FILES = 20;
const MAX_PARTS = 200;

/**
 * Reads a posted form. Everything in it is kept, files that are too large or too many as well: what is wrong with them
 * is said beside the field, with the rest of the form as it was typed. Null when the body is no form at all.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await parseFormData(request, {
      maxFileSize: MAX_PART_BYTES,
      maxTotalSize: MAX_PART_BYTES,
      maxFiles: MAX_FILES,
      maxParts: MAX_PARTS,
    });
  } catch (error) {
    // A body over the server's limit is the server's to answer.
    if (error instanceof Error && error.name === 'BodyTooLargeError') throw error;
    return null;
  }
}
