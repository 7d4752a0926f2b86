import { master } from '../content/sample/sample-content.ts';
import { countContentByStatus } from '../content/listing/list-content.ts';
import { posts } from '../content/kinds/post.ts';
import { systemActor } from '../database/write-transaction.ts';
import { shopDayOf } from '../shop-day.ts';
import type { Store } from '../store.ts';
import { saveSampleDraft } from './save-sample-draft.ts';

const DRAFTS = [
  {
    title: 'How a countertop is measured',
    picture: 'quartz/great-white/room-4',
    category: 'Installation',
    excerpt: 'What happens between the first sketch and the day the stone arrives.',
    points: ['What to clear away before we come', 'Why walls are never straight', 'From template to slab'],
  },
  {
    title: 'Five questions before you order cabinets',
    picture: 'scenes/custom-cabinetry',
    category: 'Product Guide',
    excerpt: 'The answers decide what a kitchen costs, and how long it lasts.',
    points: ['What stays, what goes', 'Drawers or doors', 'Who lifts the heavy pots'],
  },
  {
    title: 'Sinks that go under the stone',
    picture: 'sinks/lakehead-33-double-undermount-steel/front',
    category: 'Product Guide',
    excerpt: 'Undermount, apron front or drop-in: what each asks of the countertop.',
    points: ['What the cut-out costs', 'Which edges show', 'Cleaning around the rim'],
  },
  {
    title: 'A mudroom that takes a winter',
    picture: 'works/atikokan-mudroom/after',
    category: 'Custom Work',
    excerpt: 'Boots, skis and wet dogs: built-ins for the coldest door of the house.',
    points: ['Where the water goes', 'Benches that open', 'Hooks at two heights'],
  },
  {
    title: 'Wood tones beside grey quartz',
    picture: 'quartz/space-grey/close-up',
    category: 'Design Trends',
    excerpt: 'Oak, walnut and maple, each beside three of our stones.',
    points: ['Warm against cool', 'Which grain goes with which vein', 'Samples to take home'],
  },
  {
    title: 'Oiling a wooden counter',
    picture: 'samples/woods/maple',
    category: 'Maintenance',
    excerpt: 'Twice a year, an hour each time.',
    points: ['What you need', 'Sand, wipe, oil', 'Rings and burns'],
  },
] as const;

/** @returns how many were added: none if there is any draft */
export async function loadSampleDrafts(store: Store): Promise<number> {
  const { byPublicationStatus } = await countContentByStatus(store, posts);
  if (byPublicationStatus.draft > 0) return 0;
  return store.write({ actor: systemActor }, async (transaction) => {
    for (const { title, picture, category, excerpt, points } of DRAFTS) {
      const body = points.map((point) => `## ${point}\n\nTo be written.`).join('\n\n');
      const written = { author: 'Design team', publishDate: shopDayOf(transaction.now), cover: master(picture) };
      await saveSampleDraft(transaction, posts, title, { title, category, excerpt, body, ...written });
    }
    return DRAFTS.length;
  });
}
