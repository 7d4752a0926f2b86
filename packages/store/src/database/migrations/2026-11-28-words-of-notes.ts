import { PostgresAdapter } from 'kysely';
import type { Kysely, Migration, Transaction } from 'kysely';
import { listNoteWords } from '../../leads/search/lead-search.ts';
import { tsvectorIndex } from '../postgres/tsvector-index.ts';
import type { Tables } from '../schema.ts';
import { fts5Index } from '../sqlite/fts5-index.ts';

/** Lets leads be found by the notes that were written about them before notes were searched. */
export const wordsOfNotes: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    const index = db.getExecutor().adapter instanceof PostgresAdapter ? tsvectorIndex : fts5Index;
    const notes = await db
      .selectFrom('lead_note')
      .innerJoin('lead', 'lead.id', 'lead_note.lead_id')
      .select(['lead.number', 'lead_note.words'])
      .execute();
    for (const { number, words } of notes) {
      // As much a transaction as a migration has.
      await index.extend(db as Transaction<Tables>, 'lead_search', { number, words: listNoteWords(words) });
    }
  },
};
