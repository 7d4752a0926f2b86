import { uploadMaxBytes } from '@showroom/catalog-data/limits';
import type { Store } from '@showroom/store/admin';
import { withPostedForm, type PostedForm } from '@showroom/web-server/posted-form';
import { data } from 'react-router-dom';
import { describeFormFault } from '../../../frame/session/describe-form-fault.server.ts';
import { MOST_FILES } from './upload-pictures.server.ts';

const TEXT_BYTES = 256 * 1024;

/** What a form with pictures may weigh, in bytes. */
export const ITEM_FORM_BYTES = MOST_FILES * uploadMaxBytes + 2 * TEXT_BYTES;

/**
 * Reads a form with pictures, which lie in a folder until `use` is done.
 *
 * @throws a 4xx answer with words for the error page, when it cannot be read
 */
export async function withItemForm<Result>(
  store: Store,
  request: Request,
  use: (form: PostedForm) => Promise<Result>,
): Promise<Result> {
  const limits = {
    textBytes: TEXT_BYTES,
    allTextBytes: 2 * TEXT_BYTES,
    texts: 600,
    files: { folder: store.incomingDir, bytes: uploadMaxBytes, accepted: MOST_FILES, reported: 100 },
  };
  return withPostedForm(request, limits, async (form) => {
    const fault = describeFormFault(form);
    if (fault !== undefined) throw data(fault.message, { status: fault.status });
    return use(form);
  });
}
