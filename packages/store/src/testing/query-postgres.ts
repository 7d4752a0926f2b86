import { Client } from 'pg';

/** Runs a query on a connection of its own. */
export async function queryPostgres<Row extends object>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return onPostgres(url, async (client) => (await client.query<Row>(sql, [...values])).rows);
}

export async function onPostgres<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
