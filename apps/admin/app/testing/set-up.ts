import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 });

let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
  // A warning of React in a test is a fault of ours: it fails the test that caused it.
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
