import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let errors: MockInstance;

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
