import { createHash, randomUUID } from 'node:crypto';
import type { CommentStatus } from '../comments/comment-status.ts';
import { posts } from '../content/kinds/post.ts';
import { changeContent } from '../content/editing/change-content.ts';
import { planPublication } from '../content/publication-plan.ts';
import { listPublished } from '../content/published/read-published.ts';
import { usualCommentRule } from '../content/settings/comment-rule.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { reader, writer } from '../database/handles.ts';
import { systemActor, type WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

interface SampleComment {
  readonly words: string;
  readonly post: string;
  readonly status: CommentStatus;
  readonly spamScore?: number;
  readonly daysAgo: number;
}

/** Can't be mistaken for a real person. */
const NAME = 'Sample reader';

/** As readers write, each of the article that it is about; the newest wait to be read. */
const COMMENTS: readonly SampleComment[] = [
  {
    daysAgo: 0,
    status: 'pending',
    post: 'hardware-finishes-side-by-side',
    words: 'Does brushed steel show fingerprints less than chrome?',
  },
  {
    daysAgo: 1,
    status: 'pending',
    post: 'hardware-finishes-side-by-side',
    words: 'Could you add how each of these ages beside a gas range?',
  },
  {
    daysAgo: 2,
    status: 'pending',
    post: 'edge-profiles-compared',
    words: 'We chose the eased edge after reading this. Thank you.',
  },
  {
    daysAgo: 2,
    status: 'spam',
    spamScore: 70,
    post: 'edge-profiles-compared',
    words: 'First page of search engines in a week, see http://spam.example',
  },
  {
    daysAgo: 4,
    status: 'pending',
    post: 'planning-a-small-bathroom',
    words: 'Is there a minimum width for a bathroom with a tub and a 30-inch vanity?',
  },
  {
    daysAgo: 7,
    status: 'approved',
    post: 'planning-a-small-bathroom',
    words: 'Five by eight is our bathroom to the inch. Very useful.',
  },
  {
    daysAgo: 9,
    status: 'approved',
    post: 'shaker-or-slab-doors',
    words: 'Slab doors for us: less to wipe with two small children.',
  },
  {
    daysAgo: 12,
    status: 'approved',
    post: 'shaker-or-slab-doors',
    words: 'Do shaker doors in maple take a dark stain well?',
  },
  {
    daysAgo: 16,
    status: 'approved',
    post: 'renovating-in-winter',
    words: 'We renovated last January and never waited for a trade.',
  },
  {
    daysAgo: 20,
    status: 'approved',
    post: 'under-cabinet-lighting',
    words: 'Which of the light strips can be dimmed?',
  },
  {
    daysAgo: 23,
    status: 'rejected',
    post: 'under-cabinet-lighting',
    words: 'Sample of a comment that belongs elsewhere: when is my delivery?',
  },
  {
    daysAgo: 28,
    status: 'approved',
    post: 'choosing-a-vanity-size',
    words: 'A 48-inch vanity with two sinks was too tight for us. One sink and more drawers now.',
  },
  {
    daysAgo: 35,
    status: 'approved',
    post: 'caring-for-quartz',
    words: 'Red wine, overnight, and not a mark. Impressed.',
  },
  {
    daysAgo: 41,
    status: 'approved',
    post: 'caring-for-quartz',
    words: 'Good to know about the trivet. No one had told us.',
  },
  {
    daysAgo: 48,
    status: 'approved',
    post: 'edge-profiles-compared',
    words: 'Ogee in an old house, eased in a new one: easy to remember.',
  },
  {
    daysAgo: 56,
    status: 'approved',
    post: 'hardware-finishes-side-by-side',
    words: 'Seeing the finishes side by side settled a long argument here.',
  },
  {
    daysAgo: 63,
    status: 'approved',
    post: 'shaker-or-slab-doors',
    words: 'How long is the wait for custom doors at the moment?',
  },
  {
    daysAgo: 71,
    status: 'approved',
    post: 'choosing-a-vanity-size',
    words: 'Measured the door swing first, as you said. Glad we did.',
  },
];

/** Sample articles are older than the usual rule allows for, and the comments under them are recent: they stay open. */
const OPEN_DAYS = 3650;

/** @returns how many were added: none if there are comments, or nothing to comment on */
export async function loadSampleComments(store: Store): Promise<number> {
  const first = await reader(store).selectFrom('comment').select('id').executeTakeFirst();
  const { items } = await listPublished(store, posts);
  const idOf = new Map(items.map(({ id, slug }) => [slug, id]));
  const comments = COMMENTS.flatMap((comment) => {
    const postId = idOf.get(comment.post);
    return postId === undefined ? [] : [{ ...comment, postId }];
  });
  if (first !== undefined || comments.length === 0) return 0;
  return store.write({ actor: systemActor }, async (transaction) => {
    const rows = comments.map(({ words, status, spamScore = 0, daysAgo, postId }, index) => ({
      id: randomUUID(),
      post_id: postId,
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
    await keepCommentsOpen(transaction);
    return rows.length;
  });
}

/** Unless the owner set how long articles take comments. */
async function keepCommentsOpen(transaction: WriteTransaction): Promise<void> {
  await changeContent(transaction, settingsGroups.comments, {
    from: 0,
    idWhenNew: settingsGroups.comments.name,
    fields: { comments: { ...usualCommentRule, closeAfterDays: OPEN_DAYS } },
    action: 'published',
    plan: (open, { revision, now }) => planPublication(open, { revision, from: now }, now),
  });
}
