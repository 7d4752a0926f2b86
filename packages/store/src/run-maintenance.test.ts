import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listContentChanges } from './content/listing/content-history.ts';
import { saveDraft } from './content/editing/edit-content.ts';
import { posts } from './content/kinds/post.ts';
import { makeDirectory } from './make-directory.ts';
import { samplePost } from './testing/sample-content.ts';
import { bySystem, temporaryStore, TestClock } from './testing/temporary-store.ts';
import { runMaintenance } from './run-maintenance.ts';

it('runs each task even if the one before failed', async () => {
  const clock = new TestClock();
  const warnings: string[] = [];
  const log = { info() {}, warn: (message: string) => void warnings.push(message), error() {} };
  const store = await temporaryStore({ clock, log });
  const save = (id: string | undefined, from: number) =>
    bySystem(store, (t) => saveDraft(t, posts, { id, from, fields: samplePost({ title: `After ${from}` }) }));
  const first = await save(undefined, 0);
  const id = first.ok ? first.content.id : '';
  for (const from of [1, 2]) await save(id, from);
  clock.advance(25 * 60 * 60 * 1000);
  // A folder that cannot be read.
  makeDirectory(path.join(store.dataDir, 'cache'));
  await writeFile(path.join(store.dataDir, 'cache', 'lead-pictures'), 'in the way');

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(runMaintenance(store));
  vi.advanceTimersByTime(15 * 60 * 1000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await listContentChanges(store, id)).toHaveLength(2));
  expect(warnings).toEqual(['Pictures of leads that are gone could not be taken away']);
});
