import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { publish } from '@showroom/store/admin';
import { systemActor, tags } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { temporarySite } from '../testing/temporary-site.ts';
import { rememberCurrent } from './remember-current.server.ts';

it('doesn’t hold the old value while a new one is made', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new Error('There is no way to collect garbage');
  const { store } = await temporarySite();
  const made: WeakRef<object>[] = [];
  const held: number[] = [];
  const find = rememberCurrent(async () => {
    await wait(10);
    collectGarbage();
    held.push(made.filter((each) => each.deref() !== undefined).length);
    const next = {};
    made.push(new WeakRef(next));
    return next;
  });
  const ask = async () => void (await find(store));
  await Promise.all([ask(), ask()]);
  await store.write({ actor: systemActor }, (t) => publish(t, tags, { from: 0, fields: { name: 'Oak' } }));
  await Promise.all([ask(), ask()]);
  expect(held).toEqual([0, 0]);
});
