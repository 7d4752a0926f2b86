import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { isUnanswerable } from '../../search/search-index.ts';
import { addWords } from '../../search/search-words.ts';
import type { SearchChoice, SearchIndex, SearchTable } from '../../search/search-index.ts';

/**
 * PostgreSQL's full-text search with our own words, without its dictionaries
 * (https://www.postgresql.org/docs/current/datatype-textsearch.html).
 */
export const tsvectorIndex: SearchIndex = {
  async add(database, table, { number, words, labels }) {
    await sql`insert into ${sql.table(table)} (rowid, words, labels)
      values (${number}, array_to_tsvector(${words}::text[]), ${labels}::text[])`.execute(database);
  },
  async extend(database, table, { number, words }) {
    const row = await database
      .selectFrom(table)
      .select(sql<string[]>`tsvector_to_array(words)`.as('present'))
      .where('rowid', '=', number)
      .executeTakeFirst();
    const all = addWords(row?.present ?? [], words);
    await sql`update ${sql.table(table)} set words = array_to_tsvector(${all}::text[]) where rowid = ${number}`.execute(
      database,
    );
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
  // `like` takes ten times as long in long texts.
  holds: (text, part, { isFolded } = { isFolded: false }) =>
    isFolded ? sql<SqlBool>`strpos(${text}, ${part}) > 0` : sql<SqlBool>`strpos(lower(${text}), lower(${part})) > 0`,
  async find(database, table, { limit, before, after, ...choice }) {
    if (isUnanswerable(choice.query)) return [];
    const order = after === undefined ? 'desc' : 'asc';
    const from = after ?? before;
    const beyond = from === undefined ? sql`` : sql`where rowid ${sql.raw(order === 'desc' ? '<' : '>')} ${from}`;
    const list = async (documents: RawBuilder<Found>) => {
      const query = database.selectFrom(documents.as('found')).select('found.rowid as number');
      const rows = await query.orderBy('found.rowid', order).limit(limit).execute();
      return rows.map(({ number }) => number);
    };
    const near = await list(amongNear(table, choice, { beyond, order, size: NEAR }));
    if (near.length >= limit) return near;
    const { reached } = await database
      .selectFrom(sql<Found>`(select rowid from ${sql.table(table)} ${beyond} limit ${NEAR})`.as('next'))
      .select((eb) => eb.fn.countAll<number>().as('reached'))
      .executeTakeFirstOrThrow();
    // There are no others.
    return reached < NEAR
      ? near
      : list(sql<Found>`(select rowid from ${allFound(table, choice)} as answers ${beyond})`);
  },
  async count(database, table, { limit, ...choice }) {
    if (isUnanswerable(choice.query)) return 0;
    const count = async (documents: RawBuilder<Found>) => {
      const row = await database
        .selectFrom(documents.as('found'))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Math.min(row.count, limit);
    };
    const near = await count(amongNear(table, choice, { beyond: sql``, order: 'desc', size: 5 * limit }));
    return near >= limit ? near : count(allFound(table, choice));
  },
};

interface Found {
  rowid: number;
}

/** This many documents are checked one by one before the index is used. */
const NEAR = 2000;

/**
 * Matches among the next documents. The server can't estimate how many words begin with some letters: common words are found here
 * quickly, rare ones by the index, which collects every matching document.
 */
function amongNear(
  table: SearchTable,
  choice: SearchChoice,
  { beyond, order, size }: { beyond: RawBuilder<unknown>; order: 'asc' | 'desc'; size: number },
): RawBuilder<Found> {
  return sql<Found>`(
    with near as materialized (
      select rowid, words, labels from ${sql.table(table)} ${beyond} order by rowid ${sql.raw(order)} limit ${size}
    )
    select rowid from near where ${isChosen(choice)}
  )`;
}

function allFound(table: SearchTable, choice: SearchChoice): RawBuilder<Found> {
  return sql<Found>`(
    with answers as materialized (select rowid from ${sql.table(table)} where ${isChosen(choice)})
    select rowid from answers
  )`;
}

/** Words consist of letters and digits, so quoting is enough. */
function isChosen({ query, labels }: SearchChoice): RawBuilder<SqlBool> {
  const terms = query.map((term) => {
    const alternatives = term.map((words) => `(${words.map((word) => `'${word}':*`).join(' & ')})`);
    return `(${alternatives.join(' | ')})`;
  });
  const isFound = sql<SqlBool>`words @@ ${terms.join(' & ')}::tsquery`;
  // Without a label the index would return everything.
  return labels.length === 0 ? isFound : sql<SqlBool>`(${isFound} and labels @> ${labels}::text[])`;
}
