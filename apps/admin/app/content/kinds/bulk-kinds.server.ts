import { posts } from '@showroom/store/posts';
import { itemKinds } from './item-kinds.server.ts';
import type { BulkKind } from './bulk-action.ts';

/** What the store calls the things of a list. */
export const kindOf = (kind: BulkKind) => (kind === 'posts' ? posts : itemKinds[kind]);
