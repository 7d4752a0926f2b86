import type { MediaType, UploadType } from '@showroom/catalog-data/limits';
import { cleanLine } from '@showroom/catalog-data/typed-text';

const LONGEST_STEM = 100;
const EXTENSIONS: Readonly<Record<UploadType | MediaType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/apng': ['.png', '.apng'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/heic': ['.heic', '.heif'],
  'image/heif': ['.heif', '.heic'],
  'application/pdf': ['.pdf'],
};
// Bidirectional overrides and zero-width characters can make "gpj.exe" read as "exe.jpg".
const INVISIBLE = /\p{Cf}/gu;

/**
 * Makes the name of an uploaded file safe to show and to download: no path, no invisible characters, nothing a file system
 * refuses, and an extension that matches the content.
 */
export function sanitiseFileName(originalName: string, type: UploadType | MediaType): string {
  const extensions = EXTENSIONS[type];
  const base = cleanLine(originalName).replaceAll(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[<>:"|?*;%]/g, '-').replace(/^[.\s]+/, '');
  const extension = extensions.find((known) => plain.toLowerCase().endsWith(known));
  const stem = extension === undefined ? plain : plain.slice(0, -extension.length);
  const short = stem
    .slice(0, LONGEST_STEM)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return `${short === '' ? 'file' : short}${extension ?? extensions[0]}`;
}
