import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let errors: MockInstance;

// jsdom has no scrolling and no CSS object.
Object.assign(Element.prototype, { scrollIntoView() {} });
vi.stubGlobal('CSS', { escape: (text: string) => text });

// A warning of React fails the test that caused it.
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  globalThis.localStorage.clear();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
