import { describe, expect, test } from 'vitest';
import { stepsOfArrowKey, wrapIndex } from './wrap-index.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -5, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('from %i by %i in a ring of %i is %i', (index, steps, count, expected) => {
  expect(wrapIndex(index, steps, count)).toBe(expected);
});

describe('arrow keys', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  test('move back to the left and forward to the right', () => {
    expect(stepsOfArrowKey({ ...plain, key: 'ArrowLeft' })).toBe(-1);
    expect(stepsOfArrowKey({ ...plain, key: 'ArrowRight' })).toBe(1);
  });

  test('leave other keys, and Alt+Left, to the browser', () => {
    expect(stepsOfArrowKey({ ...plain, key: 'Enter' })).toBeNull();
    expect(stepsOfArrowKey({ ...plain, key: 'ArrowLeft', altKey: true })).toBeNull();
  });
});
