/** Why a store could not be opened. A closed list: a launcher can say what to do about each. */
export type StoreOpenErrorCode =
  | 'disk-full'
  | 'not-writable'
  | 'damaged'
  | 'newer-version'
  | 'unsupported-database'
  | 'unreachable'
  | 'no-access'
  | 'no-database'
  | 'no-store'
  | 'busy'
  | 'unavailable';

/** Thrown by `openStore`. `message` is plain enough to show to the owner as it is. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
  readonly code: StoreOpenErrorCode;

  constructor(code: StoreOpenErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** Whether it will be so again until someone has done something about it. */
  get lasts(): boolean {
    return !['busy', 'unavailable', 'unreachable'].includes(this.code);
  }
}
