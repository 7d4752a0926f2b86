import { Migrator } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './schema.ts';

/**
 * Migrates the schema. If two processes call it at once, one migrates and the other waits.
 *
 * @throws the first error; a failed migration leaves nothing behind
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Checks whether a later version of this program wrote the database, which this one must not touch. */
export function isFromNewerVersion(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .* is missing/.test(error.message);
}
