import { noteActivity } from '../activity/note-activity.ts';
import { systemActor } from '../database/write-transaction.ts';
import { loadSampleLeads } from '../leads/sample/sample-leads.ts';
import type { Store } from '../store.ts';
import { loadSampleComments } from './sample-comments.ts';
import { loadSampleDrafts } from './sample-drafts.ts';
import { loadSampleViews } from './sample-views.ts';
import { loadSampleWorks } from './sample-works.ts';

/**
 * Adds the data of a shop that has run for some months: leads, page views, comments, drafts and unfinished works. Each kind is
 * skipped if there is any.
 */
export async function loadDemonstration(store: Store): Promise<void> {
  await loadSampleLeads(store);
  await loadSampleViews(store);
  await loadSampleComments(store);
  const unfinished = (await loadSampleDrafts(store)) + (await loadSampleWorks(store));
  if (unfinished === 0) return;
  // A separate line from that of the published samples: the two add up to the samples that can be deleted.
  await store.write({ actor: systemActor }, (transaction) =>
    noteActivity(transaction, {
      action: 'content.sampled',
      subjectId: 'sample-content',
      words: `Added ${unfinished} sample drafts`,
    }),
  );
}
