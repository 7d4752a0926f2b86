import { mediaMaxPixels, uploadMaxBytes } from '@showroom/catalog-data/limits';
import { replacePicture, uploadPicture, type Session, type Store, type UploadResult } from '@showroom/store/admin';
import { withPostedForm, type PostedForm } from '@showroom/web-server/posted-form';
import { describeFormFault } from '../../frame/session/describe-form-fault.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { FULL_DISK_STATUS } from '../../frame/session/full-disk.ts';

/** Pictures in one form. With scripts each is sent in its own request. */
const MOST_FILES = 12;

export const uploadBodyBytes = (MOST_FILES + 1) * uploadMaxBytes;

type Medium = Extract<UploadResult, { ok: true }>['content'];

export type UploadedFile =
  | { readonly ok: true; readonly name: string; readonly isNew: boolean; readonly medium: Medium }
  | {
      readonly ok: false;
      readonly name: string;
      readonly message: string;
      /** The status if this file were the only one: 409 for a conflict, 507 on a full disk. */
      readonly status: number;
      /** Whether the same file may be sent again. */
      readonly isWorthAnother?: boolean;
    };

/** Saves every picture of a form, or says why not. An unreadable form is one refusal. */
export async function saveUploads(request: Request, store: Store, actor: Session['actor']): Promise<UploadedFile[]> {
  return withFiles(request, store, async ({ files, texts }) => {
    const uploaded: UploadedFile[] = [];
    // One by one, as they are decoded one by one.
    for (const file of files) {
      const problem = findProblem(file);
      if (file.path === null || problem !== undefined) {
        uploaded.push(refuse(file.name, problem));
        continue;
      }
      const alt = texts.get('alt');
      const result = await uploadPicture(store, {
        actor,
        file: { path: file.path, originalName: file.name, sha256: file.sha256 },
        alt: typeof alt === 'string' && files.length === 1 ? alt : undefined,
      });
      uploaded.push(toUploadedFile(file.name, result));
    }
    return uploaded;
  });
}

/** Replaces a picture of the library everywhere by the uploaded one. */
export async function saveReplacement(
  request: Request,
  store: Store,
  { actor, id }: { readonly actor: Session['actor']; readonly id: string },
): Promise<UploadedFile> {
  const [uploaded] = await withFiles(request, store, async ({ files, texts }) => {
    const [file] = files;
    if (file === undefined) return [];
    const problem = findProblem(file);
    if (file.path === null || problem !== undefined) return [refuse(file.name, problem)];
    const result = await replacePicture(store, {
      actor,
      id,
      from: readRevision(texts.get('from')),
      file: { path: file.path, originalName: file.name, sha256: file.sha256 },
    });
    return [toUploadedFile(file.name, result)];
  });
  return uploaded ?? NOTHING_CHOSEN;
}

async function withFiles(
  request: Request,
  store: Store,
  use: (form: PostedForm) => Promise<UploadedFile[]>,
): Promise<UploadedFile[]> {
  const limits = {
    textBytes: 4_000,
    allTextBytes: 16_000,
    texts: 10,
    files: { folder: store.incomingDir, bytes: uploadMaxBytes, accepted: MOST_FILES, reported: 4 * MOST_FILES },
  };
  return withPostedForm(request, limits, async (form) => {
    const fault = describeFormFault(form);
    return fault === undefined ? use(form) : [{ ok: false, name: '', ...fault, isWorthAnother: true }];
  });
}

type RefusedFile = Extract<UploadedFile, { ok: false }>;

export const NOTHING_CHOSEN: RefusedFile = { ok: false, name: '', message: 'Choose an image first.', status: 400 };

export function statusOf(refused: readonly RefusedFile[]): number {
  return Math.max(...refused.map(({ status }) => status));
}

function refuse(name: string, message = ''): RefusedFile {
  return { ok: false, name, message, status: 400 };
}

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = `This file is over ${uploadMaxBytes / MEGABYTE} MB.`;
const EMPTY = 'This file is empty.';

function findProblem({ size, path }: PostedForm['files'][number]): string | undefined {
  if (size === 0) return EMPTY;
  if (size > uploadMaxBytes) return TOO_LARGE;
  return path === null
    ? `You can upload at most ${MOST_FILES} images together. Upload this one separately.`
    : undefined;
}

function toUploadedFile(name: string, result: UploadResult): UploadedFile {
  if (result.ok) return { ok: true, name, isNew: result.isNew, medium: result.content };
  const { code } = result;
  const status = statuses[code] ?? 400;
  return { ok: false, name, message: describe(result), status, isWorthAnother: status >= 500 };
}

/** Refusals that are not the picture’s fault. */
const statuses: Readonly<Partial<Record<Exclude<UploadResult, { ok: true }>['code'], number>>> = {
  stale: 409,
  'disk-full': FULL_DISK_STATUS,
  unavailable: 503,
};

function describe(refusal: Exclude<UploadResult, { ok: true }>): string {
  switch (refusal.code) {
    case 'empty':
      return EMPTY;
    case 'too-large':
      return TOO_LARGE;
    case 'too-many-pixels':
      return `This image is over ${mediaMaxPixels / 1_000_000} megapixels. Resize it and try again.`;
    case 'unreadable':
      return 'This file may be damaged. Re-save it and upload it again.';
    case 'unsupported-type':
      return refusal.found !== null && /hei[cf]/.test(refusal.found)
        ? 'This file holds several images. Save the one you want as a JPEG and upload that.'
        : 'Unsupported file. Use JPEG, PNG, WebP, AVIF, GIF or HEIC.';
    case 'disk-full':
      return 'The server’s disk is full. Free up some space there, then upload it again.';
    case 'stale':
      return 'Someone has changed this image since you opened it. Review it, then try again.';
    default:
      return "Couldn't save this image. Try again in a moment.";
  }
}
