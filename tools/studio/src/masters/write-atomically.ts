import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

let written = 0;

/** Writes a whole file or nothing, even if killed. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  written += 1;
  const draft = `${file}.${process.pid}-${written}.draft`;
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}
