import { nextScheduledChange, readBusinessFacts } from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { noticeOf } from '../../../testing/notice-of.ts';
import { ask, enter, responseOf } from '../../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../../testing/temporary-admin.ts';
import { action as undoDeletion } from './undo-days.route.ts';
import { DAYS_PATH } from './days-path.ts';
import { action, loader } from './days.route.tsx';

async function openDays() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const argsFor = (fields?: Record<string, string>, path: string = DAYS_PATH) =>
    enter(newContext, ask(path, { token, fields }), { params: {}, pattern: DAYS_PATH });
  const list = async () => (await loader(await argsFor())).entries;
  const send = async (fields: Record<string, string>) => action(await argsFor({ intent: 'save', ...fields }));
  const undo = async (path = '') => responseOf(async () => undoDeletion(await argsFor({}, path)));
  return { store, list, send, undo };
}

it('saves closed days for the door, pick-up and phone, and pages that mention them expire in time', async () => {
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
  // Sixty days before the first of them, at midnight in the shop.
  expect(await nextScheduledChange(store)).toBe('2026-12-22T05:00:00.000Z');
});

const issue = (field: string) => ({ data: { code: 'invalid', issues: [{ field }] }, init: { status: 400 } });

it('rejects an invalid span, an overlap, and a stale change; and deletes', async () => {
  const { list, send } = await openDays();
  await send({ from: '2026-12-24', to: '2027-01-01' });
  const [kept] = await list();
  expect(await send({ from: '2027-01-01' })).toMatchObject(issue('from'));
  expect(await send({ from: '2027-02-02', to: '2027-02-01' })).toMatchObject(issue('to'));
  // The end date may be left blank: then only the start date is at fault.
  for (const from of ['', 'soon']) {
    // oxlint-disable-next-line no-await-in-loop -- one refusal after the other
    expect(await send({ from })).toMatchObject({ data: { issues: [{ field: 'from' }] } });
  }
  expect(await send({ from: 'soon', to: 'soon' })).toMatchObject({
    data: { issues: [{ field: 'from' }, { field: 'to' }] },
  });
  expect(await send({ from: '2027-02-02', opens: '10:00' })).toMatchObject({
    data: { issues: [{ field: 'closes' }, { field: 'closes' }] },
  });
  const id = kept?.id ?? '';
  const changed = { id, from: '2026-12-24', to: '2026-12-28', shown: JSON.stringify(kept) };
  expect(await send(changed)).toMatchObject({ ok: true });
  expect(await send(changed)).toMatchObject({ data: { code: 'conflict', typed: { to: '2026-12-28' } } });
  await send({ ...changed, intent: 'delete', shown: JSON.stringify((await list())[0]) });
  expect(await list()).toEqual([]);
  expect(await send(changed)).toMatchObject({ data: { code: 'unknown' } });
});

it('restores days that were just deleted, also for visitors, unless others were added since', async () => {
  const { store, list, send, undo } = await openDays();
  await send({ from: '2026-12-24', to: '2027-01-01', reason: 'Christmas break' });
  await send({ from: '2027-03-01' });
  const before = await list();
  const remove = async () => {
    const [first] = await list();
    return responseOf(() => send({ intent: 'delete', id: first?.id ?? '', shown: JSON.stringify(first) }));
  };
  const removed = await remove();
  expect(removed.headers.get('Location')).toBe(DAYS_PATH);
  const { text, undoPath } = noticeOf(removed);
  expect([text, (await list()).length]).toEqual(['Dates removed', 1]);
  for (let click = 0; click < 2; click += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the second is to come after the first
    const back = await undo(undoPath);
    expect([back.headers.get('Location'), noticeOf(back).text]).toEqual([DAYS_PATH, 'Dates restored']);
  }
  expect(await list()).toEqual(before);
  expect((await readBusinessFacts(store)).hours.store.specialDays).toEqual(before);
  const again = noticeOf(await remove());
  await send({ from: '2026-12-31' });
  expect(noticeOf(await undo(again.undoPath))).toMatchObject({
    text: 'Couldn’t restore it. These dates overlap another entry: December 31',
    hasFailed: true,
  });
});
