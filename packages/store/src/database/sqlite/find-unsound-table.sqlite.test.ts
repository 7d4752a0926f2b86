import path from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/temporary-store.ts';
import { findUnsoundTable } from './find-unsound-table.ts';

it('finds damaged tables and dangling references without blocking others', async () => {
  const file = path.join(await temporaryDirectory(), 'some.db');
  const database = new Database(file);
  database.exec(`create table long (id integer primary key, words text);
    create index words_of_long on long (words);
    insert into long with recursive n (i) as (select 1 union all select i + 1 from n where i < 100000)
      select i, hex(i * 7919) from n;
    create table part (id integer primary key, long_id integer references long (id));
    insert into part values (1, 5)`);
  const find = () => findUnsoundTable(file, ['part', 'long']);

  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await find()).toBeUndefined();
  clearInterval(timer);
  // On the event loop it would be one for each statement.
  expect(turns).toBeGreaterThan(8);

  const aborted = findUnsoundTable(file, ['part', 'long'], AbortSignal.abort(new Error('stopped')));
  await expect(aborted).rejects.toThrow('stopped');
  database.exec('pragma foreign_keys = off; delete from long where id = 5');
  expect(await find()).toBe('part');
  database.exec(`delete from part; pragma writable_schema = on;
    update sqlite_schema set sql = replace(sql, '(words)', '(id)') where name = 'words_of_long'`);
  database.close();
  expect(await find()).toBe('long');
});
