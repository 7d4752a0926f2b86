import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file as a visitor chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** One red pixel: the smallest valid PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** A valid PNG with unique bytes appended. */
export function makePng(name: string): ChosenFile {
  const tail = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 31 + name.length * 7) % 256));
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PIXEL, tail]) };
}

/** A photo as an iPhone saves it, 64 by 32 pixels, which Chromium can't decode. */
export async function readHeic(name: string): Promise<ChosenFile> {
  const packages = join(import.meta.dirname, '..', '..', 'packages');
  const buffer = await readFile(join(packages, 'store', 'src', 'testing', 'pictures', 'telephone.heic'));
  return { name, mimeType: 'image/heic', buffer };
}

/** A text file with the name and type of a PNG. */
export function makeFalsePng(name: string): ChosenFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh\necho "no picture at all"\n'.repeat(20)) };
}

/** The first bytes of a JPEG, padded to a size in mebibytes. */
export function makeLargeJpeg(name: string, mebibytes: number): ChosenFile {
  const buffer = Buffer.alloc(mebibytes * 1024 * 1024, 0x20);
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00]).copy(buffer);
  return { name, mimeType: 'image/jpeg', buffer };
}
