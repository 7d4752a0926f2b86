import type { Bit, Instant } from '../database/column-types.ts';
import type { Role } from './roles.ts';

export interface AccountTable {
  id: string;
  /** By which the account signs in, folded. Anyone who was invited signs in by email. */
  username: string;
  /** As others read it. */
  name: string;
  /** Folded. Null for the first owner, until it is given. */
  email: string | null;
  role: Role;
  /** Null until an invitation is accepted. */
  password_hash: string | null;
  is_disabled: Bit;
  created_at: Instant;
  password_changed_at: Instant;
  last_seen_at: Instant | null;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie: a stolen database opens no session. */
  token_hash: string;
  /** By which a session is named where it is ended; opens nothing. */
  id: string;
  account_id: string;
  /** Which browser it was opened in, in words. */
  device: string;
  created_at: Instant;
  last_seen_at: Instant;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
  /** When its owner last showed the password or a passkey again; null before the first time. */
  confirmed_at: Instant | null;
}

export interface AccountLinkTable {
  /** SHA-256 of the token in the email or the cookie. */
  token_hash: string;
  account_id: string;
  purpose: 'invitation' | 'password-reset' | 'second-step';
  created_at: Instant;
  expires_at: Instant;
}

export interface SecondFactorTable {
  account_id: string;
  /** Base32. As good as a password, and needed as it is: the codes are computed from it. */
  secret: string;
  /** When it was turned on first: what is not confirmed soon is as none. */
  begun_at: Instant;
  /** Null until a first code has shown that the phone has the secret. */
  confirmed_at: Instant | null;
  /** The thirty seconds of the last code that was taken, counted from 1970: neither it nor an earlier one is taken again. */
  last_step: number;
}

export interface BackupCodeTable {
  account_id: string;
  /** SHA-256 of a code; codes are random enough for that. A used one is gone. */
  code_hash: string;
}

export interface PasskeyTable {
  /** As the authenticator named it; opens nothing by itself. */
  id: string;
  account_id: string;
  /** As its owner knows it again in a list. */
  name: string;
  /** The host for which it was made. It works nowhere else. */
  rp_id: string;
  /** COSE, base64url. No secret: that never leaves the authenticator. */
  public_key: string;
  /** How often the authenticator has signed; 0 for ever where it does not count. Up to 2³², more than an integer of PostgreSQL. */
  counter: string;
  /** The ways to the authenticator, as JSON; hints for the browser. */
  transports: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

export interface AppSecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

/** Who may sign in, who is signed in, and the secrets that sign tokens and cookies. */
export interface AuthTables {
  account: AccountTable;
  session: SessionTable;
  account_link: AccountLinkTable;
  second_factor: SecondFactorTable;
  backup_code: BackupCodeTable;
  passkey: PasskeyTable;
  app_secret: AppSecretTable;
}
