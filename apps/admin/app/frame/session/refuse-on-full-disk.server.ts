import { isDiskFull } from '@showroom/store/admin/full-disk';
import { data, type RouterContextProvider } from 'react-router-dom';
import { logContext } from './request-context.ts';
import { FULL_DISK_STATUS } from './full-disk.ts';

const NO_ROOM = 'The server’s disk is full, so this couldn’t be done. Free up some space there, then try again.';

interface RoomArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** As the pages in front of the admin say it, above their fields. */
const toSignInError = (error: string) => ({ error });

/**
 * Does what someone asks for at the door. Where the disk has no room for it the page stays and says so above its fields: by itself
 * an error takes the place of all that stands in front of the admin, with no way to try again.
 */
export async function withinRoom<Answer>(args: RoomArgs, work: () => Promise<Answer>) {
  return withinRoomOr(args, work, toSignInError);
}

/** The same for a form whose page says it in a way of its own, as one without scripts would be gone with all that was typed. */
export async function withinRoomOr<Answer, Full>(
  { context, url }: RoomArgs,
  work: () => Promise<Answer>,
  tell: (words: string) => Full,
) {
  try {
    return await work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    context.get(logContext).error('Could not save a form: the disk is full', { path: url.pathname, error });
    return data(tell(NO_ROOM), { status: FULL_DISK_STATUS });
  }
}
