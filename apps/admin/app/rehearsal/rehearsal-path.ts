import { bulkKinds, type BulkKind } from '../bulk/bulk-deed.ts';
import { toListPath } from '../items/item-form.ts';

/** What can be rehearsed: everything that is written for visitors, by the name of its list. */
export type RehearsedKind = BulkKind;

/** Where it is looked at what publishing something would change. */
export function toRehearsalPath(kind: RehearsedKind, id: string): string {
  return `/admin/site/rehearsal/${kind}/${id}`;
}

/** Where one public page is looked at alone, with the draft in it. Without a path it is the thing's own. */
export function toLookPath(kind: RehearsedKind, id: string, path?: string): string {
  return `/admin/site/preview/${kind}/${id}${path === undefined ? '' : `?${new URLSearchParams({ path })}`}`;
}

/** Where the thing is written. */
export function toEditorPath(kind: RehearsedKind, id: string): string {
  return `${kind === 'posts' ? '/admin/dashboard-pro/posts' : toListPath(kind)}/${id}`;
}

/** The kind that an address names; undefined for none of ours. */
export function readRehearsedKind(name: string): RehearsedKind | undefined {
  return bulkKinds.find((kind) => kind === name);
}
