import type { PictureSource } from '@showroom/ui/picture';
import type { FieldIssue } from '../../../frame/form/field-values.ts';
import type { LibraryPage } from '../../pictures/load-library.server.ts';
import type { ItemName } from '../../../frame/navigation/content-kinds.ts';
import type { ItemPlan } from './item-plan.ts';
import type { ItemValues } from '../../kinds/item-values.ts';

/** A picture of the form, by the id or the name that its reference has. */
export interface DrawnPicture extends PictureSource {
  readonly key: string;
}

/** What a form is drawn from: as it is opened, and as it comes back. */
export interface ItemFormState {
  readonly item: ItemName;
  /** Of a new item too: sent twice, it is made once. */
  readonly id: string;
  /** The revision that the values are of; 0 for a new item. */
  readonly from: number;
  /** Whether visitors see the item. */
  readonly isShown: boolean;
  /** From when until when they are to. */
  readonly plan: ItemPlan;
  /** What its controls held at first. */
  readonly shownPlan: ItemPlan;
  readonly values: ItemValues;
  readonly issues: readonly FieldIssue[];
  /** Why it came back; null when it is opened. A step changed a list and kept nothing. */
  readonly code: 'invalid' | 'conflict' | 'gone' | 'step' | null;
  readonly drawn: readonly DrawnPicture[];
  /** The library, where someone without scripts chooses from it for one of the fields. */
  readonly choosing?: { readonly field: string; readonly library: LibraryPage } | undefined;
}
