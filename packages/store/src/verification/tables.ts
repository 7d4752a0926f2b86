/**
 * The keys of the human verification that the owner set. One row, which stays when its keys are forgotten, so that revisions rise.
 */
export interface HumanVerificationTable {
  id: string;
  /** Null once they were forgotten. Every visitor's browser is told it. */
  site_key: string | null;
  /** Sealed with a key that is next to the data. In no archive; see docs/decisions/0018-spam.md. */
  secret: string | null;
  revision: number;
}

/** What tells people and robots apart. */
export interface VerificationTables {
  human_verification: HumanVerificationTable;
}
