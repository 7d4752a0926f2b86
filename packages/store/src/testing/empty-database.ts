import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { onPostgres } from './query-postgres.ts';

/** An empty store's database: how to recognize its shape and how to refill it. */
export interface EmptyDatabase {
  readonly shape: string;
  /** SQL that inserts the rows of an empty store and resets the counters. */
  readonly refill: string;
}

/** In bytes, more than most tests write: deleted rows stay in the files and slow down later reads. */
const LARGEST = 2_000_000;
/** How long to wait for closing connections, in milliseconds. */
const PATIENCE_MS = 100;

/** Changes with every table, column, constraint, index, trigger and function, and with table statistics. */
const READ_SHAPE = `
  select concat_ws(' ',
    (select concat(count(*), '/', max(xmin::text::bigint)) from pg_class),
    (select concat(count(*), '/', max(xmin::text::bigint)) from pg_attribute where attrelid >= 16384),
    (select concat(count(*), '/', max(xmin::text::bigint)) from pg_proc),
    (select concat(count(*), '/', max(xmin::text::bigint)) from pg_trigger),
    (select concat(count(*), '/', max(xmin::text::bigint)) from pg_constraint),
    (select concat(count(*), '/', max(xmin::text::bigint)) from pg_attrdef),
    (select count(*) from pg_statistic where starelid >= 16384)) as shape`;

const TABLES = `pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** Reads the state of an unused database. */
export function rememberEmpty(url: string): Promise<EmptyDatabase> {
  return onPostgres(url, async (client) => {
    const refill: string[] = [];
    for (const { table } of await ask<{ table: string }>(
      client,
      `select oid::regclass::text as table from ${TABLES}`,
    )) {
      const [{ rows } = { rows: null }] = await ask<{ rows: string | null }>(
        client,
        `select json_agg(t)::text as rows from ${table} t`,
      );
      if (rows === null) continue;
      const literal = client.escapeLiteral(rows);
      refill.push(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${literal})`,
      );
    }
    const counters = await ask<{ statement: string }>(
      client,
      `select format('perform setval(%L, %s, %s)', format('%I.%I', schemaname, sequencename),
         coalesce(last_value, start_value), (last_value is not null)::text) as statement from pg_sequences`,
    );
    refill.push(...counters.map(({ statement }) => statement));
    return { shape: await readShape(client), refill: refill.join(';\n') };
  });
}

/** Empties a database again. False if that is not enough: its shape changed, it has grown, or someone is connected. */
export function emptyDatabase(url: string, { shape, refill }: EmptyDatabase): Promise<boolean> {
  return onPostgres(url, async (client) => {
    if (!(await isAlone(client)) || (await readShape(client)) !== shape) return false;
    const [{ bytes } = { bytes: LARGEST }] = await ask<{ bytes: number }>(
      client,
      `select sum(pg_table_size(oid))::integer as bytes from ${TABLES}`,
    );
    if (bytes >= LARGEST) return false;
    // Without triggers, so that neither foreign keys nor announcements interfere. Tables without a file never had rows.
    await client.query(`
      set session_replication_role = replica;
      do $empty$
      declare filled regclass;
      begin
        for filled in select oid::regclass from ${TABLES} and pg_relation_size(oid) > 0 loop
          execute format('delete from %s', filled);
        end loop;
        ${refill};
      end $empty$`);
    return true;
  });
}

/** Checks that no one else is connected, after a moment for closing connections. */
async function isAlone(client: Client): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const others = await ask(
      client,
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (others.length === 0) return true;
    if (performance.now() > deadline) return false;
    await wait(2);
  }
}

async function readShape(client: Client): Promise<string> {
  const [row] = await ask<{ shape: string }>(client, READ_SHAPE);
  return row?.shape ?? '';
}

async function ask<Row extends object>(client: Client, sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}
