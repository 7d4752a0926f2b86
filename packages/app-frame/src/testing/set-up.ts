import '@showroom/random-tests/set-up';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

configure({
  // The page of all colours is slow on a busy machine.
  asyncUtilTimeout: 8_000,
  // Without the printed page, of which only the head would fit. A query that waits printed it at each try: a fifth of a test's time.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  // jsdom has no layout, media queries or scrolling.
  if (typeof window === 'undefined') return;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    window.localStorage.clear();
    document.head.replaceChildren();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A warning of React fails the test that caused it.
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
