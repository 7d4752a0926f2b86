import type { Instant } from '../database/column-types.ts';
import type { Role } from './roles.ts';

export interface AccountTable {
  id: string;
  username: string;
  role: Role;
  password_hash: string;
  created_at: Instant;
  password_changed_at: Instant;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie: a stolen database opens no session. */
  token_hash: string;
  account_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
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
  app_secret: AppSecretTable;
}
