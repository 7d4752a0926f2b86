/** The showroom under test: two servers over one throw-away data directory, and the mailbox they write to. */
export interface Showroom {
  readonly siteUrl: string;
  readonly adminUrl: string;
  readonly owner: { readonly username: string; readonly password: string };
  /** Where the owner's notices go. */
  readonly mailTo: string;
  /** One JSON file for each mail that was sent; see mailbox.ts. */
  readonly mailFolder: string;
}

const VARIABLE = 'SHOWROOM_UNDER_TEST';

/** Tells the test processes, which start after this one, where the showroom stands. */
export function announceShowroom(showroom: Showroom): void {
  process.env[VARIABLE] = JSON.stringify(showroom);
}

/** The showroom that the global set-up started. */
export function findShowroom(): Showroom {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The showroom is not running: start the journeys with `npx pnpm journey`.');
  return JSON.parse(text) as Showroom; // Written by announceShowroom above.
}
