import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './database/database-errors.ts';

/**
 * Creates a directory and its missing parents, accessible only to their owner. Node's `recursive` never returns where a parent
 * exists but refuses entries with ENOENT, as under /proc.
 *
 * @throws file system errors
 */
export function makeDirectory(directory: string): void {
  if (isDirectory(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (errorCode(error) !== 'EEXIST' || !isDirectory(directory)) throw error;
  }
}

function isDirectory(directory: string): boolean {
  return statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
