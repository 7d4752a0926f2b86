import { uploadTypes } from '@showroom/catalog-data/limits';
import type { UploadType } from '@showroom/catalog-data/limits';
import { findMimeType } from './find-mime-type.ts';

export { sanitiseFileName } from './sanitise-file-name.ts';

/**
 * Tells what a file that a visitor sends is, by its content.
 *
 * @returns null for anything that may not be sent, an empty file included
 */
export async function detectUploadType(path: string): Promise<UploadType | null> {
  const found = await findMimeType(path);
  return uploadTypes.find((type) => type === found) ?? null;
}
