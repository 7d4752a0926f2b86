import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { findMemoryFolder } from './steps.mjs';

afterEach(() => vi.unstubAllEnvs());

it('keeps what tests make where the system says, if it says so, and in memory if there is such a place', () => {
  vi.stubEnv('TMPDIR', undefined);
  expect(findMemoryFolder('/nowhere')).toBeUndefined();
  // A file system without room, as a container's memory often is.
  expect(findMemoryFolder('/proc')).toBeUndefined();
  expect(findMemoryFolder(tmpdir())).toBe(tmpdir());
  vi.stubEnv('TMPDIR', '/elsewhere');
  expect(findMemoryFolder(tmpdir())).toBeUndefined();
});
