/** The rule for `DATABASE_URL`, to follow its name in a sentence. */
export const DATABASE_URL_RULE =
  'must be an address such as postgres://user:password@db.example.com:5432/showroom, or the path of a SQLite file';

/** Detects the database of a URL: none or a path means a SQLite file; undefined for unsupported ones. */
export function findDatabaseKind(url: string): 'sqlite' | 'postgres' | undefined {
  // A single letter is a Windows drive.
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'file') return 'sqlite';
  return ['postgres', 'postgresql'].includes(scheme) && URL.canParse(url) ? 'postgres' : undefined;
}
