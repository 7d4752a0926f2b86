import type { PictureSource } from '@showroom/ui/picture';
import type { FieldIssue } from '../../../frame/form/field-values.ts';
import type { FormValues } from '../../kinds/form-values.ts';
import type { LibraryPage } from '../../pictures/load-library.server.ts';

/** A picture of a list. `id` or `name`, as in its reference. */
export interface DrawnPicture extends PictureSource {
  readonly key: string;
}

/** What the controls of a form are rendered from. */
export interface DrawnForm {
  readonly values: FormValues;
  readonly issues: readonly FieldIssue[];
  readonly drawn: readonly DrawnPicture[];
  /** The URLs of pictures in texts and fields, by address. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly tagNames: readonly string[];
  /** The media library, opened for a field without scripts. */
  readonly choosing?: { readonly field: string; readonly library: LibraryPage } | undefined;
}
