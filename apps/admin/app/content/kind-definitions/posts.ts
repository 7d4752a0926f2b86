import type { KindWords } from './item-form.ts';

/** Posts have an editor of their own, in `content/posts`. */
export const postWords: KindWords = { noun: 'Post', plural: 'posts', group: 'Posts' };
