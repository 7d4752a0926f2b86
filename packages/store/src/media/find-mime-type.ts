import { fileTypeFromFile } from 'file-type';

/**
 * Detects a file's type by its content; its name and declared type don't count. Reads no more than needed. Undefined for unknown
 * types.
 */
export async function findMimeType(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    // A truncated or forged file may end within what the detector reads.
    return undefined;
  }
}
