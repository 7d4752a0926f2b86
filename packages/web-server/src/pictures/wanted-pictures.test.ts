import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWantedPictures, MAX_WAITING } from './wanted-pictures.ts';

/** A maker that finishes on command, and a manual clock. */
function startWanting() {
  const begun: number[] = [];
  const failures: string[] = [];
  const finishers: ((error?: Error) => void)[] = [];
  let time = 0;
  const wanted = createWantedPictures<number>({
    make: (picture) => {
      begun.push(picture);
      return new Promise<void>((resolve, reject) => {
        finishers.push((error) => (error === undefined ? resolve() : reject(error)));
      });
    },
    onFailure: (file) => failures.push(file),
    now: () => time,
    beginAfterMs: 1,
  });
  return {
    begun,
    failures,
    stop: () => wanted.stop(),
    add: async (...ids: readonly number[]) => {
      for (const id of ids) wanted.add(`file-${id}`, id);
      await pause(20);
    },
    wait: (ms: number) => (time += ms),
    finish: async (error?: Error) => {
      finishers.shift()?.(error);
      await nextTurn();
    },
  };
}

test('pictures are made two at a time, the last requested first', async () => {
  const { add, begun, finish } = startWanting();
  await add(1, 2, 3, 4, 5, 3);
  expect(begun).toEqual([3, 5]);
  await add(6);
  for (let turn = 0; turn < 6; turn += 1) await finish();
  expect(begun).toEqual([3, 5, 6, 4, 2, 1]);
});

test('requests for everything fill no memory: the oldest are dropped', async () => {
  const { add, begun, finish } = startWanting();
  await add(...Array.from({ length: MAX_WAITING + 100 }, (_, index) => index));
  for (let turn = 0; turn < MAX_WAITING + 100; turn += 1) await finish();
  expect(begun).toHaveLength(MAX_WAITING);
  expect(begun[0]).toBe(MAX_WAITING + 99);
  expect(Math.min(...begun)).toBe(100);
});

test('a picture that can’t be made is logged, and retried a minute later', async () => {
  const { add, begun, failures, finish, wait } = startWanting();
  await add(1);
  await finish(new Error('no such master'));
  expect(failures).toEqual(['file-1']);
  wait(59_000);
  await add(1);
  expect(begun).toEqual([1]);
  wait(2_000);
  await add(1);
  expect(begun).toEqual([1, 1]);
});

test('nothing starts after the stop', async () => {
  const { add, begun, failures, finish, stop } = startWanting();
  await add(1, 2, 3);
  stop();
  await finish(new Error('stopped'));
  await add(4);
  expect(begun).toEqual([3, 2]);
  expect(failures).toEqual([]);
});
