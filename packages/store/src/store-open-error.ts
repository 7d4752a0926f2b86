/** Reasons why a store can't be opened, for the launcher. */
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

/** Thrown by `openStore`. `message` can be shown to the owner. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
  readonly code: StoreOpenErrorCode;

  constructor(code: StoreOpenErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** Whether it will fail again until someone fixes the cause. */
  get lasts(): boolean {
    return !['busy', 'unavailable', 'unreachable'].includes(this.code);
  }
}
