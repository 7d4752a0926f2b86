import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { isUnanswerable } from '../../search/search-index.ts';
import type { SearchChoice, SearchIndex } from '../../search/search-index.ts';

/**
 * PostgreSQL's full text search, given our own words: none of its dictionaries has a say
 * (https://www.postgresql.org/docs/current/datatype-textsearch.html).
 */
export const tsvectorIndex: SearchIndex = {
  async add(database, table, { number, words, labels }) {
    await sql`insert into ${sql.table(table)} (rowid, words, labels)
      values (${number}, array_to_tsvector(${words}::text[]), ${labels}::text[])`.execute(database);
  },
  async relabel(database, table, { number, labels }) {
    await sql`update ${sql.table(table)} set labels = ${labels}::text[] where rowid = ${number}`.execute(database);
  },
  async remove(database, table, number) {
    await database.deleteFrom(table).where('rowid', '=', number).execute();
  },
  async clear(database, table) {
    await database.deleteFrom(table).execute();
  },
  async find(database, table, { limit, before, after, ...choice }) {
    if (isUnanswerable(choice.query)) return [];
    let rows = database.selectFrom(table).select('rowid').where(isChosen(choice)).limit(limit);
    if (before !== undefined) rows = rows.where('rowid', '<', before);
    if (after !== undefined) rows = rows.where('rowid', '>', after);
    const found = await rows.orderBy('rowid', after === undefined ? 'desc' : 'asc').execute();
    return found.map(({ rowid }) => rowid);
  },
  async count(database, table, { limit, ...choice }) {
    if (isUnanswerable(choice.query)) return 0;
    const chosen = database.selectFrom(table).select('rowid').where(isChosen(choice)).limit(limit);
    const { count } = await database
      .selectFrom(chosen.as('chosen'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
};

/** Every word is of letters and digits: quoting it is enough. */
function isChosen({ query, labels }: SearchChoice): RawBuilder<SqlBool> {
  const terms = query.map((term) => {
    const alternatives = term.map((words) => `(${words.map((word) => `'${word}':*`).join(' & ')})`);
    return `(${alternatives.join(' | ')})`;
  });
  return sql<SqlBool>`(words @@ ${terms.join(' & ')}::tsquery and labels @> ${labels}::text[])`;
}
