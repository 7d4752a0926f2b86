import type { PictureSource } from '@showroom/ui/picture';
import type { FieldIssue } from '../../../frame/form/field-values.ts';
import type { FormValues } from '../../kinds/form-values.ts';
import type { LibraryPage } from '../../pictures/load-library.server.ts';

/** A picture of a list, by the id or the name that its reference has. */
export interface DrawnPicture extends PictureSource {
  readonly key: string;
}

/** What the controls of a form are drawn from. */
export interface DrawnForm {
  readonly values: FormValues;
  readonly issues: readonly FieldIssue[];
  /** The pictures of its lists. */
  readonly drawn: readonly DrawnPicture[];
  /** The URLs of the pictures in its texts and fields, by their addresses. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Every tag there is, to choose from. */
  readonly tagNames: readonly string[];
  /** The library, where someone without scripts chooses from it for one of the fields. */
  readonly choosing?: { readonly field: string; readonly library: LibraryPage } | undefined;
}
