import { fileTypeFromFile } from 'file-type';

/**
 * Tells what a file is by its content; its name and the type the browser claims do not count. Only as much of it is read
 * as that takes. Undefined for what is of no known type.
 */
export async function findMimeType(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    // A truncated or forged file can end in the middle of what the detector reads.
    return undefined;
  }
}
