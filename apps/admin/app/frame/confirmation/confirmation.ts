/** What a form that was sent waits for: the password or a passkey of who sent it. */
export interface Confirmation {
  /** What was sent, to be sent again with the answer. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Why the last answer was not taken; null before the first. */
  readonly failure: string | null;
  /** Whose password it is. */
  readonly username: string;
  /** Where a passkey of this account would be taken; null when it has none. */
  readonly passkeyOrigin: string | null;
}

/** What an action answers in place of doing what a borrowed session must not do. */
export interface Unconfirmed {
  readonly confirmation: Confirmation;
}

/** By which the form of the window names its answers. */
export const confirmNames = { password: 'password', passkey: 'passkey-answer', cancel: 'not-confirmed' } as const;
