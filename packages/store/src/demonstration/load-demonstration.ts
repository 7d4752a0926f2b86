import { noteActivity } from '../activity/note-activity.ts';
import { systemActor } from '../database/write-transaction.ts';
import { loadSampleLeads } from '../leads/sample/sample-leads.ts';
import type { Store } from '../store.ts';
import { loadSampleComments } from './sample-comments.ts';
import { loadSampleDrafts } from './sample-drafts.ts';
import { loadSampleViews } from './sample-views.ts';
import { loadSampleWorks } from './sample-works.ts';

/**
 * Fills a store that holds the sample content with what a shop of some months has besides: leads, page views, comments, articles
 * and works that are not finished. Each is left as it is where there is any.
 */
export async function loadDemonstration(store: Store): Promise<void> {
  await loadSampleLeads(store);
  await loadSampleViews(store);
  await loadSampleComments(store);
  const unfinished = (await loadSampleDrafts(store)) + (await loadSampleWorks(store));
  if (unfinished === 0) return;
  // Beside the line of what was published: the two add up to the samples that are left to delete.
  await store.write({ actor: systemActor }, (transaction) =>
    noteActivity(transaction, {
      action: 'content.sampled',
      subjectId: 'sample-content',
      words: `Added ${unfinished} sample drafts`,
    }),
  );
}
