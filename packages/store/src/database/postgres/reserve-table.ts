import type { Pool } from 'pg';
import { isDiskFull } from '../database-errors.ts';
import type { ReservedRoom } from '../room-reserve.ts';

/**
 * More than one segment of PostgreSQL's log (16 MB): a server that stopped because the disk is full empties this unlogged table
 * when it restarts, and has that room. In bytes.
 */
const RESERVE_BYTES = 24 * 1024 * 1024;
/** Half a megabyte. */
const PIECE_ROWS = 640;
/** "shor" in ASCII. */
const TAKING_LOCK = 0x73_68_6f_72;

/** Fixed-length columns: variable ones would add a file and an index, and emptying those takes room. */
const columns = Array.from({ length: 12 }, (_, index) => `filler_${index + 1}`);

/** Reserves room in a table, the only way to reach the server's disk. */
export function reserveTable(pool: Pool): ReservedRoom {
  return {
    take: async () => {
      try {
        await pool.query(
          `create unlogged table if not exists room_reserve (${columns.map((name) => `${name} name not null`).join(', ')})`,
        );
        while ((await addPiece(pool)) > 0);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    },
    release: async () => {
      const { rows } = await pool.query<{ table: string | null }>("select to_regclass('room_reserve')::text as table");
      // Nothing is reserved yet.
      if (rows[0]?.table === null) return;
      await pool.query('truncate room_reserve');
    },
  };
}

/** Grows the table unless it is large enough or another process is doing so. @returns how many rows */
async function addPiece(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into room_reserve
     select ${columns.map(() => 'filler').join(', ')}
     from (select md5(random()::text)::name as filler from generate_series(1, ${PIECE_ROWS})) as fillers
     where pg_relation_size('room_reserve') < ${RESERVE_BYTES} and pg_try_advisory_xact_lock(${TAKING_LOCK})`,
  );
  return rowCount ?? 0;
}
