import { findShopInstant } from '@showroom/store/rules';
import type { FieldIssue } from '../../frame/form/field-values.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readText } from '../../frame/session/read-text.ts';
import { kindForms } from '../kinds/kinds.ts';
import { toPreviewPagePath, toPublishCheckPath } from '../kinds/publish-check-path.ts';
import { isLongPast, toPlan, type PublishPlan } from '../kinds/publish-plan.ts';
import { readSpan, toPublishPlan, type PublishPeriod } from './publish-period.ts';
import type { SaveRequest } from './save-content.server.ts';

/** What a form does with its fields, and when they become public. */
export interface PublishRequest extends Pick<SaveRequest, 'span' | 'cancelledPlan'> {
  readonly action: 'draft' | 'publish' | 'unpublish';
  readonly plan: Required<PublishPlan>;
  readonly shownPlan: PublishPeriod;
  /** The path of the preview or publish check, if the draft is viewed there first. */
  readonly lookPath?: ((id: string) => string) | undefined;
  /** Why it can’t be done. */
  readonly issues: readonly FieldIssue[];
}

/** A page has a status to select; a dialog has a button for each, a start and an end. */
export function readPublishRequest(name: KindName, form: FormData, now: Date): PublishRequest {
  return kindForms[name].isAutosaved === true ? readOfPage(name, form, now) : readOfDialog(name, form, now);
}

function readOfPage(name: KindName, form: FormData, now: Date): PublishRequest {
  const [publishAt, planned] = [readText(form, 'publishAt'), readText(form, 'planned')];
  const plan = toPlan(form.get('status'), publishAt) ?? { status: 'draft', publishAt: '' };
  const request = {
    action: 'draft',
    plan: { unpublishAt: '', ...plan },
    shownPlan: { publishAt: planned, unpublishAt: '' },
    issues: [],
  } as const;
  const intent = form.get('intent');
  if (intent === 'preview') return { ...request, lookPath: (id) => toPreviewPagePath(name, id, { plan }) };
  if (intent === 'check') return { ...request, lookPath: (id) => toPublishCheckPath(name, id, plan) };

  const refuse = (message: string) => ({ ...request, issues: [{ field: 'publishAt', message }] });
  const at = findShopInstant(publishAt);
  const isNew = publishAt !== planned;
  if (plan.status === 'scheduled') {
    if (at === undefined) return refuse('Choose a publish date and time');
    if (isNew && isLongPast(at, now)) {
      return refuse('That time is in the past. Choose a future time or “Publish Immediately”.');
    }
    return { ...request, action: 'publish', span: { at: at.toISOString() } };
  }
  if (isNew && publishAt !== '') return refuse('Choose “Publish later” to use this date, or clear it.');
  if (plan.status === 'published') return { ...request, action: 'publish' };
  // Saving a draft of content shown as scheduled cancels the schedule.
  return planned === '' ? request : { ...request, cancelledPlan: {} };
}

function readOfDialog(name: KindName, form: FormData, now: Date): PublishRequest {
  const typed = { publishAt: readText(form, 'publishAt'), unpublishAt: readText(form, 'unpublishAt') };
  const shownPlan = { publishAt: readText(form, 'shown-publishAt'), unpublishAt: readText(form, 'shown-unpublishAt') };
  const saveAs = form.get('saveAs');
  const isLookedAt = saveAs === 'check';
  const action = isLookedAt || saveAs === 'draft' ? 'draft' : saveAs === 'unpublish' ? 'unpublish' : 'publish';
  const request = { action, plan: { status: 'draft', ...typed }, shownPlan, issues: [] } as const;
  // Unpublishing cancels the schedule.
  if (action === 'unpublish') return request;
  const asked = readSpan(typed, { shown: shownPlan, isPublishing: action === 'publish' || isLookedAt, now });
  if (!asked.ok) return { ...request, issues: asked.issues };
  const plan = toPublishPlan(typed, shownPlan);
  return {
    ...request,
    span: asked.span,
    cancelledPlan: asked.cancelledPlan,
    lookPath: isLookedAt ? (id) => toPublishCheckPath(name, id, plan) : undefined,
  };
}
