/** What `DATABASE_URL` may be, to be read on from its name. */
export const DATABASE_URL_RULE =
  'must be an address such as postgres://user:password@db.example.com:5432/showroom, or the path of a SQLite file';

/** Which database an address means: nothing and a path mean a SQLite file; undefined, none that there is. */
export function findDatabaseKind(url: string): 'sqlite' | 'postgres' | undefined {
  // A single letter is the drive of a path.
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'file') return 'sqlite';
  return ['postgres', 'postgresql'].includes(scheme) && URL.canParse(url) ? 'postgres' : undefined;
}
