import { uploadTypes } from '@showroom/catalog-data/limits';
import type { UploadType } from '@showroom/catalog-data/limits';
import { fileTypeFromFile } from 'file-type';

export { sanitiseFileName } from './sanitise-file-name.ts';

/**
 * Tells what a file is by its content; its name and the type the browser claims do not count. Only as much of it is read
 * as that takes.
 *
 * @returns null for anything that may not be sent, an empty file included
 */
export async function detectUploadType(path: string): Promise<UploadType | null> {
  try {
    const found = await fileTypeFromFile(path);
    return uploadTypes.find((type) => type === found?.mime) ?? null;
  } catch {
    // A truncated or forged file can end in the middle of what the detector reads.
    return null;
  }
}
