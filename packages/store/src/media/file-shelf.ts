import type { Readable } from 'node:stream';

/** A file that is to be kept. */
export interface ShelvedFile {
  /** Where it lies now. */
  readonly path: string;
  /** The name of ours under which it is found again. */
  readonly storedName: string;
}

/** Where the content of files is kept: in a directory beside a database that is a file, otherwise in the database. */
export interface FileShelf {
  /**
   * Keeps files under names of ours so that they survive a power cut before anything that names them is committed. What lay
   * at `path` may be gone afterwards. If one of them fails, none is kept.
   *
   * @throws the file system's or the database's error
   */
  keep(files: readonly ShelvedFile[]): Promise<void>;
  /** How to read a file's content, piece by piece as it is wanted; null when there is none of this name. */
  find(storedName: string): Promise<(() => Readable) | null>;
  /** How long a file's content is, in bytes; null when there is none of this name. */
  measure(storedName: string): Promise<number | null>;
  /** Removes files for good. One that cannot be removed is logged; a later sweep takes it. */
  remove(storedNames: readonly string[]): Promise<void>;
  /** Takes away what nothing in the database names, if it has lain there for a while. @returns how many files */
  sweepOrphans(): Promise<number>;
}

/** A file younger than this may belong to a submission that is still being stored. In milliseconds. */
export const YOUNGEST_ORPHAN_MS = 60 * 60 * 1000;
