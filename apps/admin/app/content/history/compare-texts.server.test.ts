import { describe, expect, it } from 'vitest';
import { compareTexts, type TextPart } from './compare-texts.server.ts';

const told = (parts: readonly TextPart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]`, 'left-out': ' … ' })[kind])
    .join('');
const textOf = (parts: readonly TextPart[], kind: TextPart['kind']) =>
  parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('');

const numbered = (letter: string) => Array.from({ length: 20_000 }, (_, index) => `${letter}${index}`).join(' ');

describe('two texts', () => {
  it('are compared by words, never by letters', () => {
    expect(told(compareTexts('A wide rail, or none.', 'A slim rail, or none at all.'))).toBe(
      'A [-wide][+slim] rail, or none [+at all].',
    );
  });

  it('that differ only in spaces and line breaks differ', () => {
    const parts = compareTexts('One.\nTwo.', 'One.\n\nTwo.');
    expect(parts.some(({ kind }) => kind === 'added')).toBe(true);
    expect(textOf(parts, 'added')).toBe('One.\n\nTwo.');
  });

  it('are abridged far from changes, at whole words', () => {
    const long = 'plain words of a long text '.repeat(40);
    const parts = compareTexts(`${long}oak ${long}`, `${long}maple ${long}`);
    expect(parts.map(({ kind }) => kind)).toEqual(['left-out', 'same', 'removed', 'added', 'same', 'left-out']);
    for (const { kind, text } of parts.filter((part) => part.kind === 'same')) {
      expect(text.length, kind).toBeLessThan(140);
      expect(
        text
          .trim()
          .split(' ')
          .every((word) => long.includes(` ${word} `) || word === 'plain'),
      ).toBe(true);
    }
  });

  it('are shown whole if one is empty', () => {
    expect(told(compareTexts('', 'New.'))).toBe('[+New.]');
    expect(told(compareTexts('Old.', ''))).toBe('[-Old.]');
  });

  it('of maximum length with nothing in common are compared without blocking the server', () => {
    const [before, after] = [numbered('a'), numbered('b')];
    const from = process.cpuUsage();
    const parts = compareTexts(before, after);
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1000).toBeLessThan(2_500);
    expect([textOf(parts, 'removed'), textOf(parts, 'added')]).toEqual([before, after]);
  });
});
