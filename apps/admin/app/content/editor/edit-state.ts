import type { KindName } from '../../frame/navigation/content-kinds.ts';
import type { FieldDifference } from '../history/compare-revisions.server.ts';
import type { PublishPlan } from '../kinds/publish-plan.ts';
import type { DrawnForm } from './controls/drawn-form.ts';
import type { PublishPeriod } from './publish-period.ts';

/** The state of a form, initial or returned. */
export interface EditState extends DrawnForm {
  readonly name: KindName;
  /** Also of a new entry: submitted twice, it is created once. */
  readonly id: string;
  /** The base revision; 0 for a new entry. */
  readonly from: number;
  readonly status: 'new' | 'draft' | 'scheduled' | 'published';
  readonly hasUnpublishedChanges: boolean;
  /** The public URL; null if unpublished. */
  readonly publicUrl: string | null;
  readonly plan: Required<PublishPlan>;
  /** The schedule’s initial, saved values. */
  readonly shownPlan: PublishPeriod;
  /** Why it was returned; null initially. `step`: a list or picture changed, and nothing was saved. */
  readonly code: 'invalid' | 'conflict' | 'gone' | 'step' | null;
  /** For long texts that someone else changed too: this form’s changes to them. */
  readonly theirs?: readonly FieldDifference[] | undefined;
}
