/** Why a backup could not be made, read or restored. A closed list; words for the owner go with each. */
const words = {
  foreign: 'This file is not a backup of this program.',
  damaged: 'This backup is damaged or incomplete, so nothing of it is used. Take another one.',
  'newer-version':
    'This backup was made by a newer version of this program. Bring this one up to date first, then restore it.',
  'other-version': 'This backup was made by a version of this program that this one cannot read.',
  locked: 'This backup is locked. Type the passphrase that it was made with.',
  'wrong-passphrase': 'This passphrase does not open the backup. Check capital letters and blanks.',
  'disk-full': 'The disk is full, so that was not done, and nothing was changed. Make room and try again.',
  'not-proven': 'The backup was written, but reading it back gave something else. It was thrown away: try again.',
  'too-busy': 'Visitors kept sending things just now, and none of it may be lost. Nothing was changed: try again.',
  'under-way': 'A backup or a restore is under way. Wait until it is done, then try again.',
  'not-found': 'This backup is not there any more.',
  stopped: 'The program was stopped in the middle. Nothing was changed.',
} as const;

export type BackupErrorCode = keyof typeof words;

/** Refuses to begin, or to go on, once somebody broke it off. @throws BackupError */
export function requireGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new BackupError('stopped', signal.reason);
}

/** An expected failure of a backup or a restore. `message` is plain enough to show to the owner as it is. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, cause?: unknown) {
    super(words[code], { cause });
    this.code = code;
  }
}
