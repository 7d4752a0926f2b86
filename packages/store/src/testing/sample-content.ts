import type { Post } from '../content/kinds/post.ts';

export function samplePost(fields: Partial<Post> = {}): Partial<Post> {
  return {
    title: 'Shaker or slab',
    excerpt: 'What the door decides.',
    body: 'A wide rail, a slim one, or none.',
    author: 'Design team',
    ...fields,
  };
}

/** Accounts that edit at the same time. */
export const editors = {
  ann: { kind: 'account', accountId: 'id-of-ann', username: 'ann' },
  ben: { kind: 'account', accountId: 'id-of-ben', username: 'ben' },
} as const;
