export interface Confirmation {
  /** The fields, to be sent again with the answer. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Null before the first try. */
  readonly failure: string | null;
  /** The signed-in user. */
  readonly username: string;
  /** The origin where this account’s passkeys work; null if it has none. */
  readonly passkeyOrigin: string | null;
}

/** What an action returns instead of doing something that needs confirmation. */
export interface Unconfirmed {
  readonly confirmation: Confirmation;
}

export const confirmNames = { password: 'password', passkey: 'passkey-answer', cancel: 'not-confirmed' } as const;
