import { statSync } from 'node:fs';
import path from 'node:path';
import type { StoreLog } from '../../store-log.ts';
import { errorCode } from '../database-errors.ts';

/** What happened to the database file from outside. */
export type FileLossCode = 'file-removed' | 'file-replaced' | 'file-cut' | 'file-unreachable';

/** The database file is not the one that was opened: new writes are lost at the next restart. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
  readonly code: FileLossCode;
  /** True when a transaction was committed just before. It survives only if the file is put back. */
  readonly isAfterCommit: boolean;

  constructor(code: FileLossCode, message: string, isAfterCommit = false) {
    super(message);
    this.code = code;
    this.isAfterCommit = isAfterCommit;
  }
}

interface KnownFile {
  readonly file: string;
  readonly device: bigint;
  readonly inode: bigint;
  /** The file never shrinks below this; 0 if it may. */
  leastBytes: bigint;
}

/**
 * Recognizes the files of an open SQLite database (with log and index) by device and inode, and the database also by its size,
 * which only grows. SQLite keeps writing into a deleted file without an error.
 *
 * An overwritten file of the same or a larger size goes unnoticed: only reading it would tell, and closing it afterwards would
 * drop this process's locks.
 */
export class DatabaseFileWatch {
  readonly #file: string;
  readonly #log: StoreLog;
  readonly #known: KnownFile[];
  #lossCode: FileLossCode | undefined;

  /** Call it once the database is open: the current files are the right ones. */
  constructor(file: string, log: StoreLog) {
    this.#file = file;
    this.#log = log;
    this.#known = [file, `${file}-wal`, `${file}-shm`].flatMap((name) => {
      const found = statSync(name, { bigint: true, throwIfNoEntry: false });
      if (found === undefined) return [];
      return [{ file: name, device: found.dev, inode: found.ino, leastBytes: name === file ? found.size : 0n }];
    });
  }

  /**
   * Makes sure that commits survive a restart. Costs three `stat` calls, a few microseconds.
   *
   * @throws DatabaseFileError otherwise; logged once
   */
  assertInPlace(isAfterCommit = false): void {
    const loss = this.#findLoss();
    if (loss?.code !== this.#lossCode) {
      this.#lossCode = loss?.code;
      if (loss === undefined)
        this.#log.info(`${path.basename(this.#file)} is back in place: changes can be saved again`);
      else this.#log.error(loss.message, { code: loss.code, file: loss.file });
    }
    if (loss !== undefined) throw new DatabaseFileError(loss.code, loss.message, isAfterCommit);
  }

  #findLoss(): { code: FileLossCode; message: string; file: string } | undefined {
    for (const known of this.#known) {
      const code = compare(known);
      if (code !== undefined) return { code, message: describe(code, path.basename(known.file)), file: known.file };
    }
    return undefined;
  }
}

function compare(known: KnownFile): FileLossCode | undefined {
  try {
    const found = statSync(known.file, { bigint: true });
    if (found.dev !== known.device || found.ino !== known.inode) return 'file-replaced';
    if (found.size < known.leastBytes) return 'file-cut';
    if (known.leastBytes > 0n) known.leastBytes = found.size;
    return undefined;
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(errorCode(error)) ? 'file-removed' : 'file-unreachable';
  }
}

const HAPPENINGS: Readonly<Record<FileLossCode, string>> = {
  'file-removed': 'is missing',
  'file-replaced': 'is not the file that was opened',
  'file-cut': 'is shorter than it was',
  'file-unreachable': 'cannot be reached',
};

function describe(code: FileLossCode, name: string): string {
  return `${name} ${HAPPENINGS[code]}. Nothing can be saved, so every change is refused. Put it back, or restart with the right file.`;
}
