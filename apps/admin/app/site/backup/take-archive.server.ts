import type { Backups } from '@showroom/store/admin/backups';
import type { Session } from '@showroom/store/admin/sessions';
import type { Store } from '@showroom/store/open-store';
import { withPostedForm } from '@showroom/web-server/posted-form';
import { redirect } from 'react-router-dom';
import { describeFormFault } from '../../frame/session/describe-form-fault.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import type { UploadOutcome } from '../../frame/upload/answer-upload.server.ts';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { waitForJob, type JobAnswer } from './wait-for-job.server.ts';

const GIGABYTE = 1024 ** 3;
/** What an uploaded archive may weigh; a larger one is put into the folder by hand, or restored by the command. */
const archiveMaxBytes = 2 * GIGABYTE;

/** What a form brings beside its file. */
const OTHER_BYTES = 64 * 1024;
/** What a form with an archive may weigh. */
export const archiveBodyBytes = archiveMaxBytes + OTHER_BYTES;

/** The file of a form is removed with its form, so that its check is waited for. In milliseconds. */
const LONGEST_CHECK_MS = 10 * 60 * 1000;

/** What a form of the page was, once it was taken: which of its buttons, the passphrase, and what became of its file. */
export interface TakenForm {
  /** All that was written in it. */
  readonly texts: FormData;
  readonly intent: string;
  readonly passphrase: string;
  /** Undefined when it had no file. The answer is the name of the backup. */
  readonly taken?: JobAnswer<string> | undefined;
}

/** Reads a form of the page of backups. The archive in it, if there is one, is checked and put among the backups. */
export async function takeArchiveForm(
  request: Request,
  { store, backups, actor }: { readonly store: Store; readonly backups: Backups; readonly actor: Session['actor'] },
): Promise<TakenForm> {
  const limits = {
    textBytes: 4_000,
    allTextBytes: 16_000,
    texts: 10,
    files: { folder: store.incomingDir, bytes: archiveMaxBytes, accepted: 1, reported: 1 },
  };
  return withPostedForm(request, limits, async (form) => {
    const { texts, files } = form;
    const read = { texts, intent: readText(texts, 'intent'), passphrase: readText(texts, 'passphrase') };
    const fault = describeFormFault(form);
    if (fault !== undefined) return { ...read, taken: { state: 'refused', ...fault } };
    const [file] = files;
    if (file === undefined) return read;
    if (file.size === 0) {
      const message = 'This file is empty. Choose another one, or download the backup again.';
      return { ...read, taken: { state: 'refused', message, status: 400 } };
    }
    if (file.path === null || file.size > archiveMaxBytes) {
      const message = `This file is over 2 GB. Copy it to ${backups.directory} on the server and it will appear in the list.`;
      return { ...read, taken: { state: 'refused', message, status: 413 } };
    }
    // However long it takes: the file is removed with its form.
    const taken = await waitForJob(
      backups,
      backups.take(file.path, { actor, passphrase: read.passphrase }),
      LONGEST_CHECK_MS,
    );
    return { ...read, taken };
  });
}

/** What a form for an archive is answered: the page on which it is restored, the list while it is looked at, or what is wrong with it. */
export function toArchiveOutcome(taken: TakenForm['taken']): UploadOutcome {
  if (taken === undefined) return { message: 'Choose a backup file first.', status: 400 };
  if (taken.state === 'refused') return taken;
  return { redirect: redirect(taken.state === 'done' ? `${BACKUPS_PATH}/${taken.result}` : BACKUPS_PATH) };
}
