import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/temporary-store.ts';
import { openSqliteConnection } from './sqlite-connection.ts';

async function connection() {
  return openSqliteConnection(path.join(await temporaryDirectory(), 'test.db'));
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
  const db = await connection();
  expect(db.prepare('select ? as value, typeof(?) as type').all([value, value])).toEqual([{ value: back, type }]);
  db.close();
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
])('refuses %s with a TypeError', async (_title, value, message) => {
  const db = await connection();
  const statement = db.prepare('select ? as value');
  for (const use of [
    () => statement.all([value]),
    () => statement.run([value]),
    () => [...statement.iterate([value])],
  ]) {
    expect(use).toThrow(TypeError);
    expect(use).toThrow(message);
  }
  db.close();
});

it('opens with the write-ahead log, full synchronisation and foreign keys', async () => {
  const db = await connection();
  const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).all([])[0] ?? {})[0];
  expect(['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'secure_delete'].map(pragma)).toEqual([
    'wal',
    2,
    1,
    5000,
    1,
  ]);
  db.close();
});
