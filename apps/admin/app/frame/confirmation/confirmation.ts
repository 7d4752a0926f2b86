/** What a submitted form waits for: its sender’s password or passkey. */
export interface Confirmation {
  /** The fields, to be sent again with the answer. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Why the last answer was refused; null before the first. */
  readonly failure: string | null;
  /** Who is signed in. */
  readonly username: string;
  /** The origin where this account’s passkeys work; null if it has none. */
  readonly passkeyOrigin: string | null;
}

/** What an action returns instead of doing something that needs confirmation. */
export interface Unconfirmed {
  readonly confirmation: Confirmation;
}

/** The dialog’s field names. */
export const confirmNames = { password: 'password', passkey: 'passkey-answer', cancel: 'not-confirmed' } as const;
