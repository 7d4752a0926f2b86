// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll, SCROLL_KEY } from './restore-scroll.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '');
  delete document.documentElement.dataset['restored'];
});

it('gives a page that was never shown its key, and asks the storage nothing', () => {
  const asked = vi.spyOn(Storage.prototype, 'getItem');
  restoreScroll();
  expect(history.state).toEqual({ key: expect.stringMatching(/\w/) });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('brings a page that was shown before to where it was left', () => {
  history.replaceState({ key: 'a1' }, '');
  sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ a1: 420, b2: 7 }));
  restoreScroll();
  expect(scrollTo.mock.calls).toEqual([[0, 420]]);
  expect(document.documentElement).toHaveProperty('dataset.restored', '');
});

it.each(['not json', '{}', 'null'])('leaves a page at its top where the storage holds %s', (kept) => {
  history.replaceState({ key: 'a1' }, '');
  sessionStorage.setItem(SCROLL_KEY, kept);
  restoreScroll();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveProperty('dataset.restored');
});
