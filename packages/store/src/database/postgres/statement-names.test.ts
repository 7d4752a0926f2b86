import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

it('names repeated statements, up to a limit', () => {
  const names = new StatementNames();
  const texts = Array.from({ length: 250 }, (_, index) => `select ${index}`);
  expect(texts.map((text) => names.nameOf(text)).filter(Boolean)).toEqual([]);
  const given = texts.map((text) => names.nameOf(text));
  expect(new Set(given.slice(0, 200)).size).toBe(200);
  expect(given.slice(200)).toEqual(Array(50).fill(undefined));
  expect(texts.map((text) => names.nameOf(text))).toEqual(given);
});

it('drops statements that ran once', () => {
  const names = new StatementNames();
  names.nameOf('select 1');
  for (let index = 0; index < 1_000; index += 1) names.nameOf(`select ${index} + 1`);
  expect(names.nameOf('select 1')).toBeUndefined();
});
