import { uploadMaxBytes, uploadMaxFiles } from '@showroom/catalog-data/limits';
import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { requestForms } from '@showroom/forms/request-forms';
import { withPostedForm, type PostedForm } from '@showroom/web-server/posted-form';
import type { RouterContextProvider } from 'react-router-dom';
import { storeContext } from '../request-context.ts';

/** More than twice the longest answer of any form. */
export const TEXT_BYTES = 64 * 1024;
/** More than twice a form with all answers at their longest. */
export const ALL_TEXT_BYTES = 128 * 1024;
/** All files of a form, with room for its texts and the multipart encoding. */
const UPLOAD_BODY_BYTES = uploadMaxFiles * uploadMaxBytes + 2 * 1024 * 1024;
const MAX_TEXTS = 100;
/** More than are accepted, to say how many are allowed. */
const MAX_FILES = 20;

/** The body limit of a form; undefined, the server’s default, for one without files. */
export function bodyBytesOf(kind: LeadKind): number | undefined {
  return requestForms[kind].uploadLabel === undefined ? undefined : UPLOAD_BODY_BYTES;
}

/**
 * Reads a posted form and passes it to `use`, with its files on disk. Errors of texts and files are left to the
 * form’s own rules, which report them at the field; errors of the whole form are its `fault`.
 * @throws what `use` throws
 */
export function readForm<Result>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  use: (form: PostedForm) => Promise<Result>,
): Promise<Result> {
  const limits = {
    textBytes: TEXT_BYTES,
    allTextBytes: ALL_TEXT_BYTES,
    texts: MAX_TEXTS,
    files: {
      folder: context.get(storeContext).incomingDir,
      bytes: uploadMaxBytes,
      accepted: uploadMaxFiles,
      reported: MAX_FILES,
    },
  };
  return withPostedForm(request, limits, use);
}
