import { foldLetters } from '@showroom/catalog-data/fold-letters';
import { PostgresAdapter } from 'kysely';
import type { Kysely, Migration, Transaction } from 'kysely';
import { readAnswers } from '../../leads/read-answers.ts';
import { listLeadWords, listNoteWords, listResponseWords } from '../../leads/search/lead-search.ts';
import { tsvectorIndex } from '../postgres/tsvector-index.ts';
import type { Tables } from '../schema.ts';
import { fts5Index } from '../sqlite/fts5-index.ts';

/** Rows read at once: a draft may be some megabytes long. */
const AT_ONCE = 20;

/**
 * Folds letters such as œ and ł in what was saved before searches folded them, so that "walesa" finds Wałęsa. What was
 * folded then is folded further; leads can also be found by the words that the new folding gives them.
 */
export const wordsWithoutLigatures: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await foldContent(db);
    await foldLeads(db);
    await foldNotes(db);
    await foldResponses(db);
  },
};

async function foldContent(db: Kysely<Tables>): Promise<void> {
  const all = await db.selectFrom('content').select('id').execute();
  for (const ids of batches(all.map(({ id }) => id))) {
    const rows = await db
      .selectFrom('content')
      .select(['id', 'sort_title', 'sort_person', 'search_text'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, sort_title: title, sort_person: person, search_text: text } of rows) {
      if (!hasSpecialLetters(`${title} ${person ?? ''} ${text}`)) continue;
      const folded = {
        sort_title: foldLetters(title),
        sort_person: person === null ? null : foldLetters(person),
        search_text: foldLetters(text),
      };
      await db.updateTable('content').set(folded).where('id', '=', id).execute();
    }
  }
}

async function foldLeads(db: Kysely<Tables>): Promise<void> {
  const all = await db.selectFrom('lead').select('id').execute();
  for (const ids of batches(all.map(({ id }) => id))) {
    const leads = await db
      .selectFrom('lead')
      .select(['id', 'number', 'reference', 'first_name', 'last_name', 'sort_name', 'email', 'phone'])
      .select(['subject_label', 'message', 'answers'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, number, reference, first_name: firstName, last_name: lastName, ...lead } of leads) {
      const { email, phone, message, subject_label: label, answers } = lead;
      if (!hasSpecialLetters([firstName, lastName, email, phone, label, message, answers].join(' '))) continue;
      await db
        .updateTable('lead')
        .set({ sort_name: foldLetters(lead.sort_name) })
        .where('id', '=', id)
        .execute();
      const words = listLeadWords(reference, {
        firstName,
        lastName,
        email,
        phone,
        message,
        subject: label === null ? null : { label },
        answers: readAnswers(answers),
      });
      await extendIndex(db, number, words);
    }
  }
}

async function foldNotes(db: Kysely<Tables>): Promise<void> {
  const all = await db.selectFrom('lead_note').select('id').execute();
  for (const ids of batches(all.map(({ id }) => id))) {
    const notes = await db
      .selectFrom('lead_note')
      .innerJoin('lead', 'lead.id', 'lead_note.lead_id')
      .select(['lead.number', 'lead_note.words'])
      .where('lead_note.id', 'in', ids)
      .execute();
    for (const { number, words } of notes) {
      if (hasSpecialLetters(words)) await extendIndex(db, number, listNoteWords(words));
    }
  }
}

async function foldResponses(db: Kysely<Tables>): Promise<void> {
  const all = await db.selectFrom('lead_response').select('id').execute();
  for (const ids of batches(all.map(({ id }) => id))) {
    const responses = await db
      .selectFrom('lead_response as response')
      .innerJoin('lead', 'lead.id', 'response.lead_id')
      .select(['lead.number', 'response.name', 'response.address', 'response.subject', 'response.text'])
      .where('response.id', 'in', ids)
      .execute();
    for (const { number, ...response } of responses) {
      const isFoldedFurther = hasSpecialLetters(Object.values(response).join(' '));
      if (isFoldedFurther) await extendIndex(db, number, listResponseWords(response));
    }
  }
}

async function extendIndex(db: Kysely<Tables>, number: number, words: readonly string[]): Promise<void> {
  const index = db.getExecutor().adapter instanceof PostgresAdapter ? tsvectorIndex : fts5Index;
  // As much a transaction as a migration has.
  await index.extend(db as Transaction<Tables>, 'lead_search', { number, words });
}

/** Whether a text folds to something else than it did before. */
function hasSpecialLetters(text: string): boolean {
  return foldLetters(text) !== text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, batch) =>
    ids.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE),
  );
}
