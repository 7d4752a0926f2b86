import type { KindName } from '../../frame/navigation/content-kinds.ts';
import type { FieldDifference } from '../history/compare-revisions.server.ts';
import type { PublishPlan } from '../kinds/publish-plan.ts';
import type { DrawnForm } from './controls/drawn-form.ts';
import type { PublishPeriod } from './publish-period.ts';

/** What a form is drawn from: as it is opened, and as it comes back. */
export interface EditState extends DrawnForm {
  readonly name: KindName;
  /** Of a new thing too: sent twice, it is made once. */
  readonly id: string;
  /** The revision that the values are of; 0 for a new thing. */
  readonly from: number;
  readonly status: 'new' | 'draft' | 'scheduled' | 'published';
  readonly hasUnpublishedChanges: boolean;
  /** Where visitors see it; null if they don’t. */
  readonly publicUrl: string | null;
  /** When visitors are to see it, as chosen in the form. */
  readonly plan: Required<PublishPlan>;
  /** What its controls held at first: what is saved. */
  readonly shownPlan: PublishPeriod;
  /** Why it came back; null when it is opened. A step changed a list or a picture and saved nothing. */
  readonly code: 'invalid' | 'conflict' | 'gone' | 'step' | null;
  /** Of long texts that someone else changed too: what this form would change of theirs. */
  readonly theirs?: readonly FieldDifference[] | undefined;
}
