import { Migrator } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './schema.ts';

/**
 * Brings the schema up to this version. Two processes may call it at once: one migrates, the other waits and finds it done.
 *
 * @throws the first error met; nothing of a failed migration remains
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** True when the file was written by a later version of this program, which this one must not touch. */
export function isFromNewerVersion(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .* is missing/.test(error.message);
}
