import { expect, it } from 'vitest';
import { bySystem, TestClock, temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import { publish, unpublish } from '../editing/edit-content.ts';
import { tags } from '../kinds/tag.ts';
import { readFields } from '../stored-content.ts';
import { cachePublished } from './cache-published.ts';

it('caches until any process publishes something or a schedule begins or ends', async () => {
  const dataDir = await temporaryDirectory();
  const clock = new TestClock();
  const store = await temporaryStore({ dataDir, clock });
  const other = await temporaryStore({ dataDir, clock });
  let made = 0;
  const readNames = cachePublished([tags.name], (rows, of) => {
    made += 1;
    return rows.map((row) => readFields(tags, row, of.log).name).toSorted();
  });
  const add = async (name: string, span: { at?: string; until?: string } = {}) => {
    const result = await bySystem(other, (t) => publish(t, tags, { from: 0, fields: { name }, ...span }));
    if (!result.ok) throw new Error(result.code);
    return result.content.id;
  };
  expect(await readNames(store)).toEqual([]);
  const oak = await add('Oak');
  await expect.poll(() => readNames(store)).toEqual(['Oak']);
  const before = made;
  expect(await readNames(store)).toEqual(['Oak']);
  expect(made).toBe(before);

  const inAMinute = new Date(clock.now().getTime() + 60_000).toISOString();
  await add('Ash', { at: inAMinute });
  await add('Elm', { until: inAMinute });
  await expect.poll(() => readNames(store)).toEqual(['Elm', 'Oak']);
  clock.advance(60_000);
  expect(await readNames(store)).toEqual(['Ash', 'Oak']);
  await bySystem(other, (t) => unpublish(t, tags, { id: oak, from: 1 }));
  await expect.poll(() => readNames(store)).toEqual(['Ash']);
});
