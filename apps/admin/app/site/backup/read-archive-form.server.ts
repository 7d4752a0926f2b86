import type { Backups, Session, Store } from '@showroom/store/admin';
import { withPostedForm } from '@showroom/web-server/posted-form';
import { redirect } from 'react-router-dom';
import { describeFormFault } from '../../frame/session/describe-form-fault.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import type { UploadOutcome } from '../../frame/upload/answer-upload.server.ts';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { waitForJob, type JobAnswer } from './wait-for-job.server.ts';

const GIGABYTE = 1024 ** 3;
/** The size limit of an upload. A larger archive is copied into the folder, or restored by the command. */
const archiveMaxBytes = 2 * GIGABYTE;

const OTHER_BYTES = 64 * 1024;
export const archiveBodyBytes = archiveMaxBytes + OTHER_BYTES;

/** A form’s file is deleted with the form, so its check is awaited. In milliseconds. */
const LONGEST_CHECK_MS = 10 * 60 * 1000;

export interface ArchiveForm {
  readonly texts: FormData;
  readonly intent: string;
  readonly passphrase: string;
  /** Undefined without a file; otherwise the backup’s name. */
  readonly upload?: JobAnswer<string> | undefined;
}

/** Reads a form of the backups page. An archive in it is checked and added to the backups. */
export async function readArchiveForm(
  request: Request,
  { store, backups, actor }: { readonly store: Store; readonly backups: Backups; readonly actor: Session['actor'] },
): Promise<ArchiveForm> {
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
    if (fault !== undefined) return { ...read, upload: { state: 'refused', ...fault } };
    const [file] = files;
    if (file === undefined) return read;
    if (file.size === 0) {
      const message = 'This file is empty. Choose another one, or download the backup again.';
      return { ...read, upload: { state: 'refused', message, status: 400 } };
    }
    if (file.path === null || file.size > archiveMaxBytes) {
      const message = `This file is over 2 GB. Copy it to ${backups.directory} on the server and it will appear in the list.`;
      return { ...read, upload: { state: 'refused', message, status: 413 } };
    }
    // Without a time limit, because the file is deleted with its form.
    const upload = await waitForJob(
      backups,
      backups.take(file.path, { actor, passphrase: read.passphrase }),
      LONGEST_CHECK_MS,
    );
    return { ...read, upload };
  });
}

/** The outcome of an upload: the restore page, the list while it is being checked, or what is wrong. */
export function toArchiveOutcome(upload: ArchiveForm['upload']): UploadOutcome {
  if (upload === undefined) return { message: 'Choose a backup file first.', status: 400 };
  if (upload.state === 'refused') return upload;
  return { redirect: redirect(upload.state === 'done' ? `${BACKUPS_PATH}/${upload.result}` : BACKUPS_PATH) };
}
