import { expect, it } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { noteActivity } from '../activity/note-activity.ts';
import { contentVersion, raiseContentVersion } from '../content/content-version.ts';
import { TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { reader } from './handles.ts';
import type { Writer } from './handles.ts';
import { systemActor, visitorActor } from './write-transaction.ts';
import type { WriteTransaction } from './write-transaction.ts';

const owner = { kind: 'account', accountId: 'an-id', username: 'owner' } as const;
const line = { action: 'test.done', subjectId: 'a-thing', words: 'Did it' } as const;

it('commits a change, its activity line and the content version together', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const before = contentVersion(store);
  await store.write({ actor: owner }, async (transaction) => {
    clock.advance(5000);
    await noteActivity(transaction, line);
    await noteActivity(transaction, { ...line, action: 'test.done-again' });
    await raiseContentVersion(transaction);
    expect(contentVersion(store)).toBe(before);
    expect(await listActivity(store)).toEqual([]);
  });
  expect(contentVersion(store)).toBe(before + 1);
  const at = new Date(clock.now().getTime() - 5000).toISOString();
  const lines = await listActivity(store);
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['test.done', 'test.done-again']);
  for (const activity of lines) expect(activity).toMatchObject({ at, actorKind: 'account', actorName: 'owner' });
});

it('rolls back a change that throws, and skips what follows the commit', async () => {
  const store = await temporaryStore();
  let isDoneAfterwards = false;
  await expect(
    store.write({ actor: visitorActor }, async (transaction) => {
      transaction.afterCommit(async () => {
        isDoneAfterwards = true;
      });
      await noteActivity(transaction, line);
      await raiseContentVersion(transaction);
      throw new Error('Changed my mind');
    }),
  ).rejects.toThrow('Changed my mind');
  expect(await listActivity(store)).toEqual([]);
  expect(isDoneAfterwards).toBe(false);
});

it('runs what follows a commit after the commit, and keeps the change if that fails', async () => {
  const warnings: string[] = [];
  const log = { info() {}, warn() {}, error: (message: string) => void warnings.push(message) };
  const store = await temporaryStore({ log });
  const seen: number[] = [];
  const answer = await store.write({ actor: systemActor }, async (transaction) => {
    transaction.afterCommit(async () => {
      seen.push((await listActivity(store)).length);
      throw new Error('No such file');
    });
    transaction.afterCommit(async () => {
      seen.push((await listActivity(store)).length);
    });
    await noteActivity(transaction, line);
    return 'done';
  });
  expect([answer, seen]).toEqual(['done', [1, 1]]);
  expect(warnings).toHaveLength(1);
});

it('rejects a change through an ended transaction', async () => {
  const store = await temporaryStore();
  let kept: WriteTransaction | undefined;
  await store.write({ actor: systemActor }, async (transaction) => {
    kept = transaction;
  });
  const late = async () => kept && noteActivity(kept, line);
  await expect(late()).rejects.toThrow('The transaction has ended');
  expect(await listActivity(store)).toEqual([]);
});

it('gives read-only access, and none through the store itself', async () => {
  const store = await temporaryStore();
  // @ts-expect-error -- Writing takes a transaction: this line has to be an error of the types.
  const readerThatWrites: Pick<Writer, 'insertInto'> = reader(store);
  expect(readerThatWrites).toBeDefined();
  // @ts-expect-error -- No one outside the package gets at the database.
  expect(store.db).toBeUndefined();
  await store.write({ actor: systemActor }, async (transaction) => {
    expect(Object.keys(transaction).toSorted()).toEqual(['actor', 'afterCommit', 'now']);
  });
});
