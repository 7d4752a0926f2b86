import { expect, it } from 'vitest';
import { bySystem, temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { ensureTags, listTags } from '../content/tags/tags.ts';
import { rememberUnchanged } from './remember-unchanged.ts';

it('caches until anything is committed, here or by another process', async () => {
  const dataDir = await temporaryDirectory();
  const [store, other] = [await temporaryStore({ dataDir }), await temporaryStore({ dataDir })];
  const find = rememberUnchanged(async (from) => (await listTags(from)).map(({ name }) => name));
  expect([await find(store), await find(other)]).toEqual([[], []]);
  for (const [place, writing] of [store, other].entries()) {
    await bySystem(writing, (t) => ensureTags(t, [`Tag ${place}`]));
    const names = place === 0 ? ['Tag 0'] : ['Tag 0', 'Tag 1'];
    // At once where it was written; PostgreSQL tells others, which takes it some milliseconds.
    expect(await find(writing)).toEqual(names);
    await expect.poll(async () => [await find(store), await find(other)], { interval: 5 }).toEqual([names, names]);
  }
});

it('retries after a failure', async () => {
  const store = await temporaryStore();
  let tries = 0;
  const find = rememberUnchanged(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Once');
    return tries;
  });
  await expect(find(store)).rejects.toThrow('Once');
  expect(await find(store)).toBe(2);
});
