import { bulkKinds, type BulkKind } from './bulk-action.ts';
import { toListPath } from '../../frame/navigation/content-kinds.ts';
import { planParams, type PublishPlan } from './publish-plan.ts';

/** What can be rehearsed: everything that is written for visitors, by the name of its list. */
export type CheckedKind = BulkKind;

/** Where it is looked at what publishing something would change. The plan of its editor goes along. */
export function toPublishCheckPath(kind: CheckedKind, id: string, plan?: PublishPlan): string {
  return `/admin/site/publish-check/${kind}/${id}${toQuery(planParams(plan))}`;
}

/** Where one public page is looked at alone, with the draft in it. Without a path it is the thing's own. */
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

/** Where the thing is written, with the plan that was chosen there. */
export function toEditorPath(kind: CheckedKind, id: string, plan?: PublishPlan): string {
  return `${toListPath(kind)}/${id}${toQuery(planParams(plan))}`;
}

function toQuery(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params);
  return query.size === 0 ? '' : `?${query}`;
}

/** The kind that an address names; undefined for none of ours. */
export function readCheckedKind(name: string): CheckedKind | undefined {
  return bulkKinds.find((kind) => kind === name);
}
