import { judgePassword } from '../auth/strength/judge-password.ts';
import { expect, it } from 'vitest';
import { changePassword, ensureOwner, resetOwnerPassword, verifyCredentials } from '../auth/accounts.ts';
import { saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { createLead } from '../leads/create-lead.ts';
import { deleteLead, markLeadRead, setLeadStatus, setLeadSuspected } from '../leads/inbox/change-lead.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { listActivity, type ActivityFilter } from './list-activity.ts';
import { noteActivity } from './note-activity.ts';

const owner = { kind: 'account', accountId: 'an-id', username: 'owner' } as const;

it('records what happened to a lead and by whom, without the visitor’s words', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const result = await createLead(store, sampleLead(), []);
  const leadId = result.ok ? result.leadId : '';
  const reference = result.ok ? result.reference : '';
  // The same again is no news.
  await createLead(store, sampleLead(), []);
  const changes = [
    (transaction: WriteTransaction) => markLeadRead(transaction, { leadId, isRead: true }),
    (transaction: WriteTransaction) => setLeadStatus(transaction, { leadId, status: 'quoted' }),
    (transaction: WriteTransaction) => setLeadStatus(transaction, { leadId, status: 'quoted' }),
    (transaction: WriteTransaction) => setLeadSuspected(transaction, { leadId, isSuspected: true }),
    (transaction: WriteTransaction) => setLeadSuspected(transaction, { leadId, isSuspected: false }),
    (transaction: WriteTransaction) => deleteLead(transaction, { leadId }),
  ];
  for (const change of changes) {
    clock.advance(1000);
    expect(await store.write({ actor: owner }, change)).toBe(true);
  }

  const lines = await listActivity(store);
  expect(lines.map(({ actorKind, actorName, words }) => [actorKind, actorName, words])).toEqual([
    ['account', 'owner', `Permanently deleted ${reference}`],
    ['account', 'owner', `Marked ${reference} as not spam`],
    ['account', 'owner', `Marked ${reference} as spam`],
    ['account', 'owner', `Moved ${reference} from New to Quoted`],
    ['visitor', null, `New quote request: ${reference}`],
  ]);
  for (const { subjectId } of lines) expect(subjectId).toBe(leadId);
  const { firstName, lastName, email, message } = sampleLead();
  for (const text of [firstName, lastName, email, message]) expect(JSON.stringify(lines)).not.toContain(text);
});

it('records changes of accounts and settings', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const credentials = await ensureOwner(store);
  const account = credentials && (await verifyCredentials(store, credentials));
  if (!credentials || !account) throw new Error('A new store has an owner');
  clock.advance(1000);
  await changePassword(store, {
    actor: account.actor,
    currentPassword: credentials.password,
    judge: judgePassword,
    newPassword: 'a much longer one',
  });
  clock.advance(1000);
  await resetOwnerPassword(store);
  clock.advance(1000);
  await store.write({ actor: account.actor }, (transaction) =>
    saveSettings(transaction, settingsGroups.business, { from: 0, fields: { brand: 'Another name' } }),
  );
  expect((await listActivity(store)).map(({ actorKind, action }) => [actorKind, action])).toEqual([
    ['account', 'settings-business.published'],
    ['system', 'account.password-reset'],
    ['account', 'account.password-changed'],
    ['system', 'account.created'],
  ]);
});

it('continues after the last line shown, also among simultaneous ones', async () => {
  const store = await temporaryStore();
  await store.write({ actor: owner }, async (transaction) => {
    for (let index = 0; index < 5; index += 1) {
      await noteActivity(transaction, { action: 'test.done', subjectId: `${index}`, words: 'Did it' });
    }
  });
  const all = await listActivity(store);
  const first = await listActivity(store, { limit: 2 });
  const rest = await listActivity(store, { past: first.at(-1) });
  expect([...first, ...rest]).toEqual(all);
  const oldest = await listActivity(store, { limit: 2, isOldestFirst: true });
  const later = await listActivity(store, { isOldestFirst: true, past: oldest.at(-1) });
  expect([...oldest, ...later]).toEqual(all.toReversed());
  expect(new Set(all.map(({ subjectId }) => subjectId)).size).toBe(5);
});

it('is searched by action, subject and person, without wildcards', async () => {
  const store = await temporaryStore();
  const words = [
    'Published the post “Élan”',
    'Deleted the post “50% off”',
    'Moved the lead BS_1042',
    'Saved the prices',
  ];
  const actions = ['post.published', 'post.deleted', 'lead.status-changed', 'settings-prices.published'] as const;
  await store.write({ actor: owner }, async (transaction) => {
    for (const [index, action] of actions.entries())
      await noteActivity(transaction, { action, subjectId: `${index}`, words: words[index] ?? '' });
  });
  const find = async (filter: ActivityFilter) =>
    (await listActivity(store, filter)).map(({ words: found }) => found).toSorted();
  expect(await find({ query: 'POST deleted' })).toEqual(['Deleted the post “50% off”']);
  expect(await find({ query: '50%' })).toEqual(['Deleted the post “50% off”']);
  expect(await find({ query: '_' })).toEqual(['Moved the lead BS_1042']);
  expect(await find({ query: 'Élan' })).toEqual(['Published the post “Élan”']);
  expect(await find({ query: owner.username })).toHaveLength(4);
  expect(await find({ subject: 'post' })).toEqual(['Deleted the post “50% off”', 'Published the post “Élan”']);
  expect(await find({ subject: 'settings' })).toEqual(['Saved the prices']);
  expect(await find({ subject: 'post', query: 'prices' })).toEqual([]);
});
