import { findContent, media, type Medium, type Session } from '@showroom/store/admin';
import type { RouterContextProvider } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { UploadOutcome } from '../../frame/upload/answer-upload.server.ts';
import { toReplacedUndoPath } from './media-undo-path.ts';
import { saveReplacement } from './save-uploads.server.ts';

interface Replacement {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly actor: Session['actor'];
  readonly id: string;
}

/** Replaces a picture of the library by an uploaded one. */
export async function replaceMedium({ request, context, actor, id }: Replacement): Promise<UploadOutcome> {
  const store = context.get(storeContext);
  const before = await findContent(store, media, id);
  const taken = await saveReplacement(request, store, { actor, id });
  if (!taken.ok) return { message: taken.message, status: taken.status };
  const { fields, revision } = taken.medium;
  const redirect = await redirectWithNotice({ context }, `/admin/dashboard/media/${id}`, {
    text: `Image replaced everywhere${warnOfLess(before?.fields, fields)}`,
    ...(taken.isNew && { undoPath: toReplacedUndoPath({ id, from: revision }) }),
  });
  return { redirect };
}

type Size = Pick<Medium, 'widthPx' | 'heightPx'>;

/** Warns about a replacement of half the width or less, which looks soft where the former one was sharp. */
function warnOfLess(before: Size | undefined, now: Size): string {
  if (before === undefined || now.widthPx * 2 > before.widthPx) return '';
  const [small, large] = [now, before].map(({ widthPx, heightPx }) => `${widthPx} × ${heightPx}`);
  return `. The new image is smaller (${small} instead of ${large})`;
}
