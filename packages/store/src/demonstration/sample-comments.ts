import { createHash, randomUUID } from 'node:crypto';
import type { CommentStatus } from '../comments/comment-status.ts';
import { posts } from '../content/kinds/post.ts';
import { listPublished } from '../content/published/read-published.ts';
import { reader, writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

interface SampleComment {
  readonly words: string;
  readonly status: CommentStatus;
  readonly spamScore?: number;
  /** How long ago it was written. */
  readonly daysAgo: number;
}

/** No one's, and no one can take them for anyone's. */
const NAME = 'Sample reader';

/** As readers write; the newest wait to be read. */
const COMMENTS: readonly SampleComment[] = [
  { daysAgo: 0, status: 'pending', words: 'Does the brushed finish show fingerprints less than the satin one?' },
  { daysAgo: 1, status: 'pending', words: 'Could you add how each of these ages beside a gas range?' },
  { daysAgo: 2, status: 'pending', words: 'We chose the eased edge after reading this. Thank you.' },
  {
    daysAgo: 2,
    status: 'spam',
    spamScore: 70,
    words: 'First page of search engines in a week, see http://spam.example',
  },
  {
    daysAgo: 4,
    status: 'pending',
    words: 'Is there a minimum width for a bathroom with a tub and a vanity of 30 inches?',
  },
  { daysAgo: 7, status: 'approved', words: 'The five-by-eight plan is our bathroom to the inch. Very useful.' },
  { daysAgo: 9, status: 'approved', words: 'Slab doors for us: less to wipe with two small children.' },
  { daysAgo: 12, status: 'approved', words: 'Do shaker doors in maple take a dark stain well?' },
  { daysAgo: 16, status: 'approved', words: 'We renovated in January. The crew was never waiting for anyone else.' },
  { daysAgo: 20, status: 'approved', words: 'Which of the light strips can be dimmed?' },
  { daysAgo: 23, status: 'rejected', words: 'Sample of a comment that belongs elsewhere: when is my delivery?' },
  {
    daysAgo: 28,
    status: 'approved',
    words: 'A 48-inch vanity with two sinks was too tight. One sink and a drawer, now.',
  },
  { daysAgo: 35, status: 'approved', words: 'Red wine, overnight, and nothing to see. Impressed.' },
  { daysAgo: 41, status: 'approved', words: 'Good to know about the trivet. No one had told us.' },
  { daysAgo: 48, status: 'approved', words: 'Ogee in an old house, eased in a new one: that was easy to remember.' },
  { daysAgo: 56, status: 'approved', words: 'The photos side by side settled a long argument here.' },
  { daysAgo: 63, status: 'approved', words: 'How long is the wait for custom doors at the moment?' },
  { daysAgo: 71, status: 'approved', words: 'Measured twice, as you said. Glad we did.' },
];

/** @returns how many were written: none where anyone commented before, or there is nothing to comment on */
export async function loadSampleComments(store: Store): Promise<number> {
  const first = await reader(store).selectFrom('comment').select('id').executeTakeFirst();
  const { items } = await listPublished(store, posts);
  if (first !== undefined || items.length === 0) return 0;
  return store.write({ actor: systemActor }, async (transaction) => {
    const rows = COMMENTS.map(({ words, status, spamScore = 0, daysAgo }, index) => ({
      id: randomUUID(),
      post_id: items[Math.floor((index * items.length) / COMMENTS.length)]?.id ?? '',
      status,
      name: NAME,
      words,
      spam_score: spamScore,
      spam_reasons: JSON.stringify(spamScore > 0 ? ['The message contains a link', 'Reads like a sales pitch'] : []),
      fingerprint: createHash('sha256').update(`sample ${index}`).digest('hex'),
      created_at: new Date(transaction.now.getTime() - (daysAgo * 24 + index + 1) * 60 * 60 * 1000).toISOString(),
      deleted_at: null,
    }));
    await writer(transaction).insertInto('comment').values(rows).execute();
    return rows.length;
  });
}
