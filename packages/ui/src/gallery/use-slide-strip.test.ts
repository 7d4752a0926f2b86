import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlideStrip } from './use-slide-strip.ts';

const width = 100;

/** A strip in a browser that drops the first `lost` scroll commands. */
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

test.each([0, 1, 2, 3])('reaches the requested slide when the browser drops %i scroll commands', (lost) => {
  const { result, place } = renderStrip(lost);
  act(() => result.current.show(3));
  act(() => void vi.runAllTimers());
  expect([result.current.index, place()]).toEqual([3, 3 * width]);
});

test('reports the visible slide when the browser refuses to scroll', () => {
  const { result, place } = renderStrip(99);
  act(() => result.current.show(3));
  act(() => void vi.runAllTimers());
  expect([result.current.index, place()]).toEqual([0, 0]);
});

test('gives a visitor’s swipe precedence', () => {
  const { result } = renderStrip(1);
  act(() => result.current.show(3));
  act(() => {
    result.current.handleGrab();
    vi.runAllTimers();
  });
  expect(result.current.index).toBe(0);
});
