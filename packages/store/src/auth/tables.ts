import type { Bit, Instant } from '../database/column-types.ts';
import type { Role } from './roles.ts';

export interface AccountTable {
  id: string;
  /** Folded. Invited users sign in by email. */
  username: string;
  name: string;
  /** Folded. Null for the first owner until it is set. */
  email: string | null;
  role: Role;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  is_disabled: Bit;
  created_at: Instant;
  password_changed_at: Instant;
  last_seen_at: Instant | null;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, so that a stolen database opens no session. */
  token_hash: string;
  /** Identifies a session in lists; can't be used to sign in. */
  id: string;
  account_id: string;
  device: string;
  created_at: Instant;
  last_seen_at: Instant;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
  /** When the user last confirmed their identity; null if never. */
  confirmed_at: Instant | null;
}

export interface AccountLinkTable {
  /** SHA-256 of the token in the email or cookie. */
  token_hash: string;
  account_id: string;
  purpose: 'invitation' | 'password-reset' | 'second-step';
  created_at: Instant;
  expires_at: Instant;
}

export interface SecondFactorTable {
  account_id: string;
  /** Base32. Stored readable, because codes are computed from it. */
  secret: string;
  /** Expires if it is not confirmed soon. */
  begun_at: Instant;
  /** Null until a first code has shown that the phone has the secret. */
  confirmed_at: Instant | null;
  /** The 30-second step of the last accepted code, counted from 1970. Earlier codes are refused. */
  last_step: number;
}

export interface BackupCodeTable {
  account_id: string;
  /** SHA-256; codes are random enough. A used code is deleted. */
  code_hash: string;
}

export interface PasskeyTable {
  /** From the authenticator; not secret. */
  id: string;
  account_id: string;
  name: string;
  /** The host it was made for; it works nowhere else. */
  rp_id: string;
  /** COSE, base64url. Not secret. */
  public_key: string;
  /** The authenticator's signature counter; always 0 if it doesn't count. Up to 2³², more than PostgreSQL's integer. */
  counter: string;
  /** JSON; hints for the browser. */
  transports: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

export interface AppSecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

export interface AuthTables {
  account: AccountTable;
  session: SessionTable;
  account_link: AccountLinkTable;
  second_factor: SecondFactorTable;
  backup_code: BackupCodeTable;
  passkey: PasskeyTable;
  app_secret: AppSecretTable;
}
