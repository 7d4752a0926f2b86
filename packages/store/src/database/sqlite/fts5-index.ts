import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { createSearchTable } from '../migrations/first/search.ts';
import { isUnanswerable } from '../../search/search-index.ts';
import { addWords } from '../../search/search-words.ts';
import type { SearchChoice, SearchIndex, SearchTable } from '../../search/search-index.ts';

/**
 * SQLite's full-text search (https://www.sqlite.org/fts5.html). It returns matches in the order of the numbers and stops when
 * there are enough. Labels are words that no text contains, so a filter is one more word.
 */
export const fts5Index: SearchIndex = {
  async add(database, table, { number, words, labels }) {
    await database
      .insertInto(table)
      .values({ rowid: number, words: words.join(' '), labels: toLabelWords(labels).join(' ') })
      .execute();
  },
  async extend(database, table, { number, words }) {
    const row = await database.selectFrom(table).select('words').where('rowid', '=', number).executeTakeFirst();
    const all = addWords(row?.words.split(' ') ?? [], words).join(' ');
    await database.updateTable(table).set({ words: all }).where('rowid', '=', number).execute();
  },
  async relabel(database, table, { number, labels }) {
    const words = toLabelWords(labels).join(' ');
    await database.updateTable(table).set({ labels: words }).where('rowid', '=', number).execute();
  },
  async remove(database, table, number) {
    await database.deleteFrom(table).where('rowid', '=', number).execute();
  },
  async clear(database, table) {
    // Deleting its documents one by one would take as long as writing them.
    await database.schema.dropTable(table).execute();
    await createSearchTable(database, table);
  },
  holds(text, part) {
    // Ignores the case of every letter that `lower` knows.
    const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<SqlBool>`${text} like ${pattern} escape '\\'`;
  },
  async find(database, table, { limit, before, after, ...choice }) {
    if (isUnanswerable(choice.query)) return [];
    let rows = database.selectFrom(table).select('rowid').where(isChosen(table, choice)).limit(limit);
    if (before !== undefined) rows = rows.where('rowid', '<', before);
    if (after !== undefined) rows = rows.where('rowid', '>', after);
    const found = await rows.orderBy('rowid', after === undefined ? 'desc' : 'asc').execute();
    return found.map(({ rowid }) => rowid);
  },
  async count(database, table, { limit, ...choice }) {
    if (isUnanswerable(choice.query)) return 0;
    const chosen = database.selectFrom(table).select('rowid').where(isChosen(table, choice)).limit(limit);
    const { count } = await database
      .selectFrom(chosen.as('chosen'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
};

/** Words consist of letters and digits, so quoting is enough. */
function isChosen(table: SearchTable, { query, labels }: SearchChoice): RawBuilder<SqlBool> {
  const terms = query.map((term) => {
    const alternatives = term.map((words) => `(${words.map((word) => `"${word}"*`).join(' AND ')})`);
    return `(${alternatives.join(' OR ')})`;
  });
  const match = [...terms, ...toLabelWords(labels).map((word) => `"${word}"`)].join(' AND ');
  return sql<SqlBool>`${sql.table(table)} match ${match}`;
}

function toLabelWords(labels: readonly string[]): string[] {
  // Starts with a private-use character, which `listWords` finds in no text.
  return labels.map((label) => `\uE000${label.replaceAll(/[^a-z\d]/g, '_')}`);
}
