import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlideStrip } from './use-slide-strip.ts';

const width = 100;

/** A strip in a browser that forgets the first `lost` of the places it is sent to. */
function renderStrip(lost: number) {
  const { result } = renderHook(() => useSlideStrip(5));
  let place = 0;
  const go = (left: number) => {
    if (lost > 0) lost -= 1;
    else place = left;
  };
  const strip = document.createElement('div');
  Object.defineProperties(strip, {
    clientWidth: { value: width },
    scrollLeft: { get: () => place, set: go },
    scrollTo: { value: ({ left }: ScrollToOptions) => go(left ?? 0) },
  });
  result.current.strip.current = strip;
  return { result, place: () => place };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([0, 1, 2, 3])('reaches what was asked for when the browser forgets %i orders', (lost) => {
  const { result, place } = renderStrip(lost);
  act(() => result.current.show(3));
  act(() => void vi.runAllTimers());
  expect([result.current.index, place()]).toEqual([3, 3 * width]);
});

test('says what is shown when the browser will not go there', () => {
  const { result, place } = renderStrip(99);
  act(() => result.current.show(3));
  act(() => void vi.runAllTimers());
  expect([result.current.index, place()]).toEqual([0, 0]);
});

test('lets a visitor who takes the strip in hand have the last word', () => {
  const { result } = renderStrip(1);
  act(() => result.current.show(3));
  act(() => {
    result.current.handleGrab();
    vi.runAllTimers();
  });
  expect(result.current.index).toBe(0);
});
