import type { Readable } from 'node:stream';

/** A file to be stored. */
export interface ShelvedFile {
  /** Its current path. */
  readonly path: string;
  /** The random name to find it by. */
  readonly storedName: string;
}

/** Stores the content of files: in a directory for SQLite, in the database for PostgreSQL. */
export interface FileShelf {
  /**
   * Stores files so that they survive a power cut before any row that names them is committed. The files at `path` may be moved.
   * If one fails, none is stored.
   *
   * @throws file system or database errors
   */
  keep(files: readonly ShelvedFile[]): Promise<void>;
  /** Returns how to stream a file's content; null when there is none of this name. */
  find(storedName: string): Promise<(() => Readable) | null>;
  /** Returns a file's length in bytes; null when there is none of this name. */
  measure(storedName: string): Promise<number | null>;
  /** Deletes files. A failure is logged, and a later sweep deletes the file. */
  remove(storedNames: readonly string[]): Promise<void>;
  /** Removes old files that no row names. @returns how many */
  sweepOrphans(): Promise<number>;
}

/** A younger file may belong to a form that is still being stored. In milliseconds. */
export const YOUNGEST_ORPHAN_MS = 60 * 60 * 1000;
