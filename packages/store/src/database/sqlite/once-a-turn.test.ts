import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readOnceATurn } from './once-a-turn.ts';

function countReads() {
  let reads = 0;
  return readOnceATurn(() => {
    reads += 1;
    if (reads === 3) throw new Error('Locked');
    return reads;
  });
}

it('reads once per turn of the event loop', async () => {
  const { read } = countReads();
  expect([read(), read(), await Promise.resolve().then(read)]).toEqual([1, 1, 1]);
  await setImmediate();
  expect([read(), read()], 'in the next turn').toEqual([2, 2]);
});

it('reads again in the same turn on request', () => {
  const { read, forget } = countReads();
  expect(read()).toBe(1);
  forget();
  expect([read(), read()]).toEqual([2, 2]);
});

it('reads again after a failure', () => {
  const { read, forget } = countReads();
  for (const value of [1, 2]) {
    expect(read()).toBe(value);
    forget();
  }
  expect(read).toThrow('Locked');
  expect(read()).toBe(4);
});
