/** The owner's keys for human verification. One row, which stays when they are deleted so that revisions rise. */
export interface HumanVerificationTable {
  id: string;
  /** Public. Null once it was deleted. */
  site_key: string | null;
  /** Encrypted with a key next to the data. Never in a backup; see docs/decisions/0018-spam.md. */
  secret: string | null;
  revision: number;
}

export interface VerificationTables {
  human_verification: HumanVerificationTable;
}
