import type { Kysely } from 'kysely';

/** Pieces of in-stock products that are set aside. */
export async function createStockTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hold')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('until_at', 'text', (column) => column.notNull())
    .addColumn('released_at', 'text')
    .execute();
  await db.schema.createIndex('hold_until').on('hold').columns(['until_at', 'product_id']).execute();
}
