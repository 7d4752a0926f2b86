/** The showroom under test: two servers, their shared store, and the mailbox for their emails. */
export interface Showroom {
  readonly siteUrl: string;
  readonly adminUrl: string;
  readonly owner: { readonly username: string; readonly password: string };
  /** Where notifications for the owner are sent. */
  readonly mailTo: string;
}

/** The database engines of the store. Both have a running showroom. */
export type Database = 'sqlite' | 'postgres';

/** Journeys with this tag run on both databases, all others on SQLite. */
export const BOTH_DATABASES = '@both-databases';

interface Showrooms extends Record<Database, Showroom> {
  /** One JSON file per sent email; see mailbox.ts. */
  readonly mailFolder: string;
  /** Ready-made pictures for tests with their own servers; see flat-pictures.ts. */
  readonly picturesFolder: string;
}

const VARIABLE = 'SHOWROOMS_UNDER_TEST';

/** Passes the showrooms' URLs to the test processes, which start later. */
export function announceShowrooms(showrooms: Showrooms): void {
  process.env[VARIABLE] = JSON.stringify(showrooms);
}

/** The showroom that the global set-up started on a database. */
export function findShowroom(database: Database): Showroom {
  return readShowrooms()[database];
}

export function findMailFolder(): string {
  return readShowrooms().mailFolder;
}

export function findPicturesFolder(): string {
  return readShowrooms().picturesFolder;
}

function readShowrooms(): Showrooms {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The showroom is not running: start the journeys with `npx pnpm journey`.');
  return JSON.parse(text) as Showrooms; // Written by announceShowrooms above.
}
