import { uploadMaxBytes } from '@showroom/catalog-data/limits';
import { LONGEST_DRAFT } from '@showroom/store/rules';
import type { Store } from '@showroom/store/admin';
import { withPostedForm, type PostedForm } from '@showroom/web-server/posted-form';
import { data } from 'react-router-dom';
import { describeFormFault } from '../../frame/session/describe-form-fault.server.ts';
import { cleanFields } from '../../frame/session/read-form.server.ts';
import { MOST_FILES } from './upload-pictures.server.ts';

const OTHER_FIELDS_BYTES = 256 * 1024;

/** The longest draft, in any script, with the other fields. */
export const editFormLimits = {
  textBytes: 4 * LONGEST_DRAFT,
  allTextBytes: 4 * LONGEST_DRAFT + OTHER_FIELDS_BYTES,
  texts: 600,
};

/** URL-encoded, non-ASCII characters take three bytes for each. */
export const EDIT_TEXT_BYTES = 3 * editFormLimits.allTextBytes;

/** With pictures. In bytes. */
export const EDIT_FORM_BYTES = EDIT_TEXT_BYTES + MOST_FILES * uploadMaxBytes;

/**
 * Reads a form with pictures, which are in a folder until `use` is done.
 * @throws a response with a 4xx status and a message for the error page if it can’t be read
 */
export async function withEditForm<Result>(
  store: Store,
  request: Request,
  use: (form: Pick<PostedForm, 'texts' | 'files'>) => Promise<Result>,
): Promise<Result> {
  const files = { folder: store.incomingDir, bytes: uploadMaxBytes, accepted: MOST_FILES, reported: 100 };
  return withPostedForm(request, { ...editFormLimits, files }, async (form) => {
    const fault = describeFormFault(form);
    if (fault !== undefined) throw data(fault.message, { status: fault.status });
    return use({ texts: cleanFields(form.texts), files: form.files });
  });
}
