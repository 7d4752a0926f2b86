import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { findMemoryFolder } from './steps.mjs';

afterEach(() => vi.unstubAllEnvs());

it('keeps test data in the system’s temporary folder, if set, or in memory, if possible', () => {
  vi.stubEnv('TMPDIR', undefined);
  expect(findMemoryFolder('/nowhere', 1)).toBeUndefined();
  expect(findMemoryFolder(tmpdir(), 1)).toBe(tmpdir());
  // As the memory of a container, or of a busy machine, often is.
  expect(findMemoryFolder(tmpdir(), Infinity)).toBeUndefined();
  vi.stubEnv('TMPDIR', '/elsewhere');
  expect(findMemoryFolder(tmpdir(), 1)).toBeUndefined();
});
