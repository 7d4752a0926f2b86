import { bulkKinds, type BulkKind } from './bulk-action.ts';
import { toListPath } from '../../frame/navigation/content-kinds.ts';
import { planParams, type PublishPlan } from './publish-plan.ts';

/** What can be checked before publishing. */
export type CheckedKind = BulkKind;

/** The publish check’s path, with the editor’s schedule. */
export function toPublishCheckPath(kind: CheckedKind, id: string, plan?: PublishPlan): string {
  return `/admin/site/publish-check/${kind}/${id}${toQuery(planParams(plan))}`;
}

/** The path of a page’s preview with the draft; by default the entry’s own page. */
export function toPreviewPagePath(
  kind: CheckedKind,
  id: string,
  {
    path,
    plan,
    isPhone = false,
  }: { readonly path?: string; readonly plan?: PublishPlan | undefined; readonly isPhone?: boolean } = {},
): string {
  const query = {
    ...(path === undefined ? {} : { path }),
    ...(isPhone ? { width: 'phone' } : {}),
    ...planParams(plan),
  };
  return `/admin/site/preview/${kind}/${id}${toQuery(query)}`;
}

/** The editor’s path, with the chosen schedule. */
export function toEditorPath(kind: CheckedKind, id: string, plan?: PublishPlan): string {
  return `${toListPath(kind)}/${id}${toQuery(planParams(plan))}`;
}

function toQuery(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params);
  return query.size === 0 ? '' : `?${query}`;
}

export function readCheckedKind(name: string): CheckedKind | undefined {
  return bulkKinds.find((kind) => kind === name);
}
