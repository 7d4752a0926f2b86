import { uploadTypes } from '@showroom/catalog-data/limits';
import type { UploadType } from '@showroom/catalog-data/limits';
import { findMimeType } from './find-mime-type.ts';

export { sanitiseFileName } from './sanitise-file-name.ts';

/**
 * Detects a visitor's file by its content.
 *
 * @returns null for anything that may not be sent, including an empty file
 */
export async function detectUploadType(path: string): Promise<UploadType | null> {
  const found = await findMimeType(path);
  return uploadTypes.find((type) => type === found) ?? null;
}
