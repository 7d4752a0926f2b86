import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../testing/temporary-store.ts';
import { openSqliteReader, openSqliteWriter } from './sqlite-connection.ts';

async function connections() {
  const file = path.join(await temporaryDirectory(), 'test.db');
  const writer = await openSqliteWriter(file, 0);
  const reader = openSqliteReader(file);
  onTestFinished(() => {
    reader.close();
    writer.close();
  });
  return { writer, reader };
}

it.each([
  ['text', 'Hélène 🪨', 'text', 'Hélène 🪨'],
  ['an empty text', '', 'text', ''],
  ['a whole number', 42, 'integer', 42],
  ['the largest safe number', Number.MAX_SAFE_INTEGER, 'integer', Number.MAX_SAFE_INTEGER],
  ['minus zero', -0, 'integer', 0],
  ['a fraction', 1.5, 'real', 1.5],
  ['a bigint', 7n, 'integer', 7],
  ['a Buffer', Buffer.from([0, 1, 255]), 'blob', Buffer.from([0, 1, 255])],
  ['a Uint8Array', new Uint8Array([1, 2, 3, 4]).subarray(1, 3), 'blob', Buffer.from([2, 3])],
  ['an empty Buffer', Buffer.alloc(0), 'blob', Buffer.alloc(0)],
  ['null', null, 'null', null],
])('binds %s and reads it back', async (_title, value, type, back) => {
  const { writer, reader } = await connections();
  const sql = 'select ? as value, typeof(?) as type';
  expect(reader.all(sql, [value, value])).toEqual([{ value: back, type }]);
  expect(await writer.run(sql, [value, value])).toEqual({ rows: [{ value: back, type }] });
});

it('runs a statement again after a failure or a schema change', async () => {
  const { writer, reader } = await connections();
  await writer.exec('create table kept (value unique)');
  const sql = 'insert into kept values (?)';
  expect((await writer.run(sql, [1])).changes).toBe(1);
  await expect(writer.run(sql, [1])).rejects.toThrow(/UNIQUE/);
  expect((await writer.run(sql, [2])).changes).toBe(1);
  const count = () => reader.all('select count(*) as count from kept where value > ?', [0]);
  expect(count()).toEqual([{ count: 2 }]);
  await writer.exec('alter table kept add column other');
  expect(count()).toEqual([{ count: 2 }]);
  expect(reader.all('select * from kept where value = ?', [1])).toEqual([{ value: 1, other: null }]);
  expect(() => reader.all('select * from nowhere', [])).toThrow(/no such table/);
  expect(() => reader.all('select * from nowhere', [])).toThrow(/no such table/);
});

it.each([
  ['true, which would abort the process', true, /boolean/],
  ['false', false, /boolean/],
  ['a Date', new Date(), /Date/],
  ['an object', { a: 1 }, /object/],
  ['an array', [1], /object/],
  ['an ArrayBuffer', new ArrayBuffer(2), /object/],
  ['undefined', undefined, /undefined/],
  ['a function', () => 1, /function/],
  ['a symbol', Symbol('x'), /symbol/],
  ['NaN, which would become null', Number.NaN, /NaN/],
  ['infinity', Number.POSITIVE_INFINITY, /Infinity/],
  ['text that would be cut at its NUL', 'a\0b', /NUL/],
  ['an integer beyond 64 bits', 2n ** 63n, /64 bits/],
])('rejects %s with a TypeError', async (_title, value, message) => {
  const { writer, reader } = await connections();
  await writer.exec('create table kept (value)');
  expect(() => reader.all('select ? as value', [value])).toThrow(TypeError);
  expect(() => reader.all('select ? as value', [value])).toThrow(message);
  for (const sql of ['select ? as value', 'insert into kept values (?)']) {
    await expect(writer.run(sql, [value])).rejects.toThrow(TypeError);
    await expect(writer.run(sql, [value])).rejects.toThrow(message);
  }
});

it('returns the number of changed rows, and the returned rows', async () => {
  const { writer } = await connections();
  await writer.exec('create table kept (value)');
  expect(await writer.run('insert into kept values (1), (2)', [])).toEqual({ rows: [], changes: 2 });
  expect(await writer.run('update kept set value = 3 returning value', [])).toEqual({
    rows: [{ value: 3 }, { value: 3 }],
  });
});

it('opens with the write-ahead log, full synchronisation and foreign keys', async () => {
  const { writer } = await connections();
  const pragma = async (name: string) => Object.values((await writer.run(`pragma ${name}`, [])).rows[0] ?? {})[0];
  const names = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'];
  const values: unknown[] = [];
  for (const name of names) values.push(await pragma(name));
  expect(values).toEqual(['wal', 2, 1, 1]);
});

it('reads only what is committed, and writes nothing', async () => {
  const { writer, reader } = await connections();
  await writer.exec('create table kept (value)');
  await writer.exec('begin immediate');
  await writer.run('insert into kept values (?)', [1]);
  expect(reader.all('select value from kept', [])).toEqual([]);
  await writer.exec('commit');
  expect(reader.all('select value from kept', [])).toEqual([{ value: 1 }]);
  expect(() => reader.all('delete from kept returning value', [])).toThrow(/readonly/);
});
