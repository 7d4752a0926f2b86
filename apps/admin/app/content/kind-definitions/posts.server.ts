import { posts, type Post } from '@showroom/store/admin';
import type { StoredKind } from './stored-kind.server.ts';

export const storedPosts: StoredKind<Post> = { kind: posts, detailOf: ({ author }) => author };
