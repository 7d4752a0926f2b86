import { uploadMaxBytes, uploadMaxFiles } from '@showroom/catalog-data/limits';
import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { requestForms } from '@showroom/forms/request-forms';
import { withPostedForm, type PostedForm } from '@showroom/web-server/posted-form';
import type { RouterContextProvider } from 'react-router-dom';
import { storeContext } from '../request-context.ts';

/** More than twice what the longest answer of any form can take. */
export const TEXT_BYTES = 64 * 1024;
/** More than twice what a form takes whose every answer is at its longest. */
export const ALL_TEXT_BYTES = 128 * 1024;
/** All files of a form, and room for its texts and the multipart frame around them. */
const UPLOAD_BODY_BYTES = uploadMaxFiles * uploadMaxBytes + 2 * 1024 * 1024;
const MAX_TEXTS = 100;
/** Beyond those that are taken, for the message that says how many may be chosen. */
const MAX_FILES = 20;

/** The largest body of a form; undefined, the server's own limit, for one without files. */
export function bodyBytesOf(kind: LeadKind): number | undefined {
  return requestForms[kind].uploadLabel === undefined ? undefined : UPLOAD_BODY_BYTES;
}

/**
 * Reads a form that a visitor posted and hands it to `use`, with its files on the disk. What is wrong with a text or a
 * file is for the form's own rules to say, beside its field and with the rest as it was typed; what is wrong with the
 * form as a whole is its `fault`.
 *
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
