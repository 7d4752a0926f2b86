import { countFailedMails, countUnreadEmails, type Session } from '@showroom/store/admin';
import type { RouterContextProvider } from 'react-router-dom';
import { listFailedPictures } from '../../content/media/failed-pictures.server.ts';
import { diskWatchContext, storeContext } from '../../frame/session/request-context.ts';
import { mayUse } from '../../frame/session/access.ts';
import type { Attention } from './attention-notice.tsx';

/** Permanent failures that the user may deal with, and whether a disk is nearly full. */
export async function loadAttention(context: Readonly<RouterContextProvider>, { role }: Session): Promise<Attention> {
  const store = context.get(storeContext);
  const [disks, failedMails, unreadEmails, pictures] = await Promise.all([
    context.get(diskWatchContext).findLow(),
    mayUse(role, 'settings') ? countFailedMails(store) : 0,
    mayUse(role, 'settings') ? countUnreadEmails(store) : 0,
    mayUse(role, 'content') ? listFailedPictures(store) : [],
  ]);
  return { role, disks, failedMails, unreadEmails, failedPictures: pictures.length };
}
