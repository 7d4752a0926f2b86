import { posts, type ContentUse } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { findKindName, toListPath } from '../../frame/navigation/content-kinds.ts';
import { mayUse } from '../../frame/session/access.ts';

/** Where the content that uses a picture is edited; null if the user may not edit it. */
export function findEditPath({ kind, id }: Pick<ContentUse, 'kind' | 'id'>, role: Role): string | null {
  if (kind === posts.name) return `/admin/dashboard/posts/${id}`;
  const name = findKindName(kind);
  if (name !== undefined) return `${toListPath(name)}/${id}`;
  return kind.startsWith('settings-') && mayUse(role, 'settings') ? '/admin/dashboard/settings' : null;
}
