import { describe, expect, test } from 'vitest';
import { findTextFault, measureText } from './text-limits.ts';

const fill = (piece: string, length = 199_000) => piece.repeat(Math.floor(length / piece.length));
const table = (columns: number, rows: number, row = '') =>
  `|${' a |'.repeat(columns)}\n|${' - |'.repeat(columns)}\n${`|${row}\n`.repeat(rows)}`;

describe('what may be published', () => {
  const paragraph =
    'The island is of quartz with a fine grey vein, and the cabinets below it are of oak; see [our guide](/blog/x) and **measure twice** before you order.\n\n';
  test.each([
    ['an article of 199 KB', fill(`## A heading\n\n${paragraph.repeat(4)}- one\n- two\n  - three\n\n`)],
    ['an empty text', ''],
    ['a table of 20 columns and 200 rows', table(20, 200, 'b |'.repeat(20))],
    ['a list ten levels deep', Array.from({ length: 10 }, (_, level) => `${' '.repeat(level * 2)}- item`).join('\n')],
    ['code that is indented by much', `~~~\n${`${' '.repeat(60)}call()\n`.repeat(50)}~~~`],
    ['many lines of a quote', '> One line\n'.repeat(500)],
    ['a long list, one level deep', '- item\n'.repeat(2000)],
    ['words with underscores and brackets', fill('a [note] on snake_case ', 20_000)],
  ])('%s', (_name, text) => {
    expect(findTextFault(text)).toBeUndefined();
  });
});

describe('a rejected text says what is too large and what the limit is', () => {
  test.each([
    ['a table of many columns and empty rows', table(700, 700), /a table of 491,400 cells.*at most 5,000/],
    ['a table in a quote', table(700, 700).replaceAll('|\n', '|\n> '), /cells.*at most 5,000/],
    [
      'a table without pipes at its ends',
      `${'a|'.repeat(99)}a\n${'-|'.repeat(99)}-\n${'b\n'.repeat(99)}`,
      /10,\d+ cells/,
    ],
    ['quotes in quotes', fill('>', 8_000), /8,000 levels deep.*at most 12/],
    ['numbered lists in each other', fill('1. ', 20_000), /6,666 levels deep/],
    ['lists in each other', fill('- '), /levels deep/],
    ['both in turn', fill('> - 1. '), /levels deep/],
    [
      'an indented list',
      Array.from({ length: 300 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n'),
      /300 levels/,
    ],
    ['a list of links', fill('- [a](/b)\n', 8_000 * 10), /8,000 links.*at most 3,000/],
    ['links by reference', `[a]: /b\n\n${fill('[a] ')}`, /links/],
    ['links in angle brackets', fill('<http://a> '), /links/],
    ['pictures', fill('![a](media:b) '), /images.*at most 300/],
    ['emphasis', fill('a**b*c'), /66,332 marks.*at most 10,000/],
    ['code', fill('`a` '), /marks/],
    ['open brackets of links', fill('[a]('), /links/],
    ['headings', fill('# a\n'), /49,750 paragraphs/],
    ['breaks', fill('a\\\n'), /paragraphs/],
    [
      'a long address',
      `[a]: /${'x'.repeat(3000)}\n\n${fill('[a] ', 5_000)}`,
      /addresses in this text have 3,\d{3},\d{3} characters.*at most 500,000/,
    ],
    ['a megabyte', fill('a b ', 1_000_000), /1,000,000 characters.*at most 200,000/],
  ])('%s', (_name, text, words) => {
    expect(findTextFault(text)).toMatch(words);
  });
});

test('measuring takes linear time for any text', () => {
  const pieces = [
    '>',
    '- ',
    '1. ',
    '[',
    ']',
    '](',
    '|',
    '-|',
    '*',
    '_',
    '`',
    '<',
    '<a:',
    '<a',
    ' ',
    '\t',
    '\n',
    '\r',
    ' \n',
    '> \n',
    '![',
    '\\',
    '@',
    ':',
  ];
  const texts = pieces.flatMap((piece) => [
    fill(piece, 2_000_000),
    fill(`${piece} a`, 2_000_000),
    `${fill(piece, 1_000_000)}x`,
  ]);
  const start = performance.now();
  for (const text of texts) measureText(text);
  // Most take a few milliseconds. One that is quadratic takes minutes.
  expect((performance.now() - start) / texts.length).toBeLessThan(500);
});
