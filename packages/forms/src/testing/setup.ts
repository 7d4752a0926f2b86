import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let errors: MockInstance;

// jsdom draws nothing, so it cannot scroll; and it has no CSS object.
Object.assign(Element.prototype, { scrollIntoView() {} });
vi.stubGlobal('CSS', { escape: (text: string) => text });

// A warning of React in a test is a fault of ours: it fails the test that caused it.
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  globalThis.localStorage.clear();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
