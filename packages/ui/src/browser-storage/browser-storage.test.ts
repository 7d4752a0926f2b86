import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

describe('browser storage', () => {
  it('keeps texts and values', () => {
    expect(writeStored('key', '{"a":1}')).toBe(true);
    expect([readStored('key'), readStoredJson('key')]).toEqual(['{"a":1}', { a: 1 }]);
    removeStored('key');
    expect([readStored('key'), readStoredJson('key')]).toEqual([null, null]);
  });

  it('has no value in a damaged text', () => {
    writeStored('key', '{"a":');
    expect(readStoredJson('key')).toBeNull();
  });

  it('never throws if storage is full, or blocked altogether', () => {
    const { localStorage: open } = globalThis;
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const find of [() => refusing, refuse, () => undefined]) {
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: find });
      expect([writeStored('key', 'text'), readStored('key'), readStoredJson('key')]).toEqual([false, null, null]);
      expect(() => removeStored('key')).not.toThrow();
    }
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: open });
  });
});
