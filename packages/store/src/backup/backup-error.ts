/** Reasons for a failed backup or restore, with messages for the owner. */
const words = {
  foreign: 'This file isn’t a backup made by this software.',
  damaged: 'This backup is damaged or incomplete, so it wasn’t used. Try another backup.',
  'newer-version':
    'This backup was made by a newer version of this software. Update this site first, then restore the backup.',
  'other-version': 'This backup was made by a version of this software that this one can’t read.',
  locked: 'This backup is protected by a passphrase. Enter the one it was made with.',
  'wrong-passphrase': 'Wrong passphrase. Check capital letters and spaces.',
  'disk-full': 'The disk is full. Nothing was changed. Free some space and try again.',
  'not-proven': 'The backup couldn’t be verified and was discarded. Try again.',
  'too-busy': 'The site is busy receiving requests. Nothing was changed. Try again in a moment.',
  'under-way': 'A backup or restore is already running. Wait until it’s done, then try again.',
  'not-found': 'This backup no longer exists.',
  stopped: 'The server stopped before this was done. Nothing was changed.',
} as const;

export type BackupErrorCode = keyof typeof words;

/** Stops work that was aborted. @throws BackupError */
export function requireGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new BackupError('stopped', signal.reason);
}

/** An expected failure of a backup or restore. `message` can be shown to the owner. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, cause?: unknown) {
    super(words[code], { cause });
    this.code = code;
  }
}
