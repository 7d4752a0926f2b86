import { isDiskFull } from '@showroom/store/admin';
import { data, type RouterContextProvider } from 'react-router-dom';
import { logContext } from './request-context.ts';
import { FULL_DISK_STATUS } from './full-disk.ts';

const NO_ROOM = 'The server’s disk is full, so this couldn’t be done. Free up some space there, then try again.';

interface RoomArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** The pages before sign-in show the message above their fields. */
const toSignInError = (error: string) => ({ error });

/**
 * Runs a sign-in action. If the disk is full, the page stays and says so above its fields; an error page would offer
 * no way to try again.
 */
export async function withinRoom<Answer>(args: RoomArgs, work: () => Promise<Answer>) {
  return withinRoomOr(args, work, toSignInError);
}

/** The same with another result, for a form that would otherwise lose what was typed without scripts. */
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
