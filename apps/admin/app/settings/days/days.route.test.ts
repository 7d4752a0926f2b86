import { nextScheduledChange } from '@showroom/store/next-scheduled-change';
import { readBusinessFacts } from '@showroom/store/settings';
import { expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { DAYS_PATH } from './days-page.tsx';
import { action, loader } from './days.route.tsx';

async function openDays() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const argsFor = (fields?: Record<string, string>) =>
    enter(newContext, ask(DAYS_PATH, { token, fields }), { params: {}, pattern: DAYS_PATH });
  const list = async () => (await loader(await argsFor())).entries;
  const send = async (fields: Record<string, string>) => action(await argsFor({ intent: 'save', ...fields }));
  return { store, list, send };
}

it('keeps days that the door, the pick-up and the telephone go by, and pages that tell of them end in time', async () => {
  const { store, list, send } = await openDays();
  expect(await send({ from: '2027-03-01', reason: ' Stocktaking ' })).toMatchObject({ ok: true });
  expect(await send({ from: '2027-02-20', to: '2027-02-22', opens: '10:00', closes: '14:00' })).toMatchObject({
    ok: true,
  });
  const [special, closed] = await list();
  expect(closed).toMatchObject({ from: '2027-03-01', to: '2027-03-01', period: null, reason: 'Stocktaking' });
  const { hours } = await readBusinessFacts(store);
  for (const { specialDays } of [hours.store, hours.pickUp, hours.phone])
    expect(specialDays).toEqual([special, closed]);
  // Sixty days before the first of them, at midnight of the shop.
  expect(await nextScheduledChange(store)).toBe('2026-12-22T05:00:00.000Z');
});

const issue = (field: string) => ({ data: { code: 'invalid', issues: [{ field }] }, init: { status: 400 } });

it('refuses what is no span, what another has, and what was changed by somebody else; and removes', async () => {
  const { list, send } = await openDays();
  await send({ from: '2026-12-24', to: '2027-01-01' });
  const [kept] = await list();
  expect(await send({ from: '2027-01-01' })).toMatchObject(issue('from'));
  expect(await send({ from: '2027-02-02', to: '2027-02-01' })).toMatchObject(issue('to'));
  expect(await send({ from: 'soon' })).toMatchObject({ data: { issues: [{ field: 'from' }, { field: 'to' }] } });
  expect(await send({ from: '2027-02-02', opens: '10:00' })).toMatchObject({
    data: { issues: [{ field: 'closes' }, { field: 'closes' }] },
  });
  const id = kept?.id ?? '';
  const changed = { id, from: '2026-12-24', to: '2026-12-28', shown: JSON.stringify(kept) };
  expect(await send(changed)).toMatchObject({ ok: true });
  expect(await send(changed)).toMatchObject({ data: { code: 'conflict', typed: { to: '2026-12-28' } } });
  expect(await send({ ...changed, intent: 'delete', shown: JSON.stringify((await list())[0]) })).toMatchObject({
    ok: true,
  });
  expect(await list()).toEqual([]);
  expect(await send(changed)).toMatchObject({ data: { code: 'unknown' } });
});
