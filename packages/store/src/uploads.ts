import { fileTypeFromBuffer } from 'file-type';
import type { UploadType } from './new-lead.ts';

export { sanitiseFileName } from './sanitise-file-name.ts';
export type { UploadType } from './new-lead.ts';

/** What a visitor may send. */
export const uploadTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const satisfies readonly UploadType[];

/**
 * Tells what a file is by its content; its name and the type the browser claims do not count.
 *
 * @returns null for anything that may not be sent, an empty file included
 */
export async function detectUploadType(bytes: Uint8Array): Promise<UploadType | null> {
  if (bytes.byteLength === 0) return null;
  try {
    const found = await fileTypeFromBuffer(bytes);
    return uploadTypes.find((type) => type === found?.mime) ?? null;
  } catch {
    // A truncated or forged file can end in the middle of what the detector reads.
    return null;
  }
}
