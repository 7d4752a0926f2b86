/** The showroom under test: two servers over one throw-away store, and the mailbox they write to. */
export interface Showroom {
  readonly siteUrl: string;
  readonly adminUrl: string;
  readonly owner: { readonly username: string; readonly password: string };
  /** Where the owner's notices go. */
  readonly mailTo: string;
}

/** The databases that the store can be in. A showroom stands on each. */
export type Database = 'sqlite' | 'postgres';

/** Journeys with this tag are made on both databases, all others on SQLite. */
export const BOTH_DATABASES = '@both-databases';

interface Showrooms extends Record<Database, Showroom> {
  /** One JSON file for each mail that was sent; see mailbox.ts. */
  readonly mailFolder: string;
  /** Pictures that are made already, for servers of a test's own; see flat-pictures.ts. */
  readonly picturesFolder: string;
}

const VARIABLE = 'SHOWROOMS_UNDER_TEST';

/** Passes the showrooms’ URLs to the test processes, which start later. */
export function announceShowrooms(showrooms: Showrooms): void {
  process.env[VARIABLE] = JSON.stringify(showrooms);
}

/** The showroom that the global set-up started on a database. */
export function findShowroom(database: Database): Showroom {
  return readShowrooms()[database];
}

/** The folder of the mailbox that both showrooms write to. */
export function findMailFolder(): string {
  return readShowrooms().mailFolder;
}

/** The folder of the pictures that are made already. */
export function findPicturesFolder(): string {
  return readShowrooms().picturesFolder;
}

function readShowrooms(): Showrooms {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The showroom is not running: start the journeys with `npx pnpm journey`.');
  return JSON.parse(text) as Showrooms; // Written by announceShowrooms above.
}
