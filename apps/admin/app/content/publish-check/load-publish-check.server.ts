import { findScheduledChange } from '@showroom/store/admin';
import { listFields } from '../kinds/kinds.ts';
import { surveyOf } from '../../frame/public-site/site-survey.server.ts';
import { findFindings, type Finding } from './find-problems.server.ts';
import { findAffectedPages, type AffectedPage } from './find-affected-pages.server.ts';
import type { openPublishCheck } from './open-publish-check.server.ts';
import { plannedInstant, type PublishPlan } from '../kinds/publish-plan.ts';
import type { CheckedKind } from '../kinds/publish-check-path.ts';

/** An affected page with the URLs of its preview frames. */
export interface CheckedPage extends AffectedPage {
  /** Null if there is no page on that side. */
  readonly frames: { readonly before: string | null; readonly after: string | null };
}

export interface PublishCheck {
  readonly kind: CheckedKind;
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly status: 'draft' | 'scheduled' | 'published';
  /** False if visitors already see the saved state. */
  readonly isToPublish: boolean;
  /** The schedule chosen in the editor, and its time; null for now. */
  readonly plan: PublishPlan | undefined;
  readonly publishAt: string | null;
  /** The public path; null for an entry without its own page. */
  readonly path: string | null;
  /** Labels of required fields that are empty. */
  readonly missing: readonly string[];
  /** Labels of fields over their size limit, with the limit. */
  readonly tooLarge: readonly { readonly label: string; readonly message: string }[];
  readonly findings: readonly Finding[];
  readonly pages: readonly CheckedPage[];
  readonly uncompared: number;
  /** Why the site couldn’t be read; null if it could. */
  readonly problem: string | null;
}

/** Computes what publishing would do. If the site doesn’t respond, it says why. */
export async function loadPublishCheck(
  opened: Awaited<ReturnType<typeof openPublishCheck>>,
  plan: PublishPlan | undefined,
): Promise<PublishCheck> {
  const { content, contentKind, jobs, kind, path, pathNow, site, siteUrl, store } = opened;
  const { fields, id, revision, publicationStatus } = content;
  const facts = {
    kind,
    id,
    revision,
    title: contentKind.titleOf(fields),
    status: publicationStatus,
    isToPublish:
      publicationStatus !== 'published' ||
      content.hasUnpublishedChanges ||
      (await findScheduledChange(store, id)) !== null,
    plan,
    publishAt: plannedInstant(plan, store.now()) ?? null,
    path,
    missing: contentKind.listMissing(fields).map(({ field }) => labelOf(kind, field)),
    tooLarge: contentKind.listTooLarge(fields).map(({ field, message }) => ({ label: labelOf(kind, field), message })),
  };
  try {
    const affected = await findAffectedPages(site, [...new Set([pathNow, path].filter((each) => each !== null))]);
    const findings = await findFindings({ site, affected, survey: surveyOf(store, { siteUrl, jobs }) });
    return {
      ...facts,
      findings,
      uncompared: affected.uncompared,
      pages: affected.pages.map((page) => ({ ...page, frames: framesOf(page) })),
      problem: null,
    };
  } catch (error) {
    store.log.warn('The public site could not be read for a publish check', { error });
    const problem = `Your site isn’t responding at ${siteUrl}, so the changes can’t be shown.`;
    return { ...facts, findings: [], pages: [], uncompared: 0, problem };
  }

  function framesOf({ change, path: at }: AffectedPage): CheckedPage['frames'] {
    if (change === 'file') return { before: null, after: null };
    return {
      before: change === 'new' ? null : site.frameUrl(at, 'before'),
      after: change === 'gone' || change === 'moved' ? null : site.frameUrl(at, 'after'),
    };
  }
}

function labelOf(kind: CheckedKind, field: string): string {
  return listFields(kind).find(({ name }) => name === field)?.label ?? field;
}
