import { takingBodies } from '@showroom/web-server/route-rule';
import { data } from 'react-router-dom';
import { DiskNotice } from '../../frame/warnings/disk-notice.tsx';
import { diskWatchContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/library.route';
import { listFailedPictures } from './failed-pictures.server.ts';
import { FailedPictures } from './failed-pictures.tsx';
import { ANIMATED } from '../pictures/animated-words.ts';
import { MediaLibrary } from './media-library.tsx';
import { loadLibrary } from '../pictures/load-library.server.ts';
import { NOTHING_CHOSEN, statusOf, saveUploads, uploadBodyBytes } from './save-uploads.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  return {
    ...(await loadLibrary(args.context.get(storeContext), args.url.searchParams)),
    failed: await listFailedPictures(args.context.get(storeContext)),
    disk: { disks: await args.context.get(diskWatchContext).findLow(), role },
  };
}

export const action = takingBodies(uploadBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const taken = await saveUploads(args.request, args.context.get(storeContext), actor);
  const refused = taken.filter((file) => !file.ok);
  if (refused.length > 0 || taken.length === 0) {
    const shown = refused.length > 0 ? refused : [NOTHING_CHOSEN];
    return data({ refused: shown }, { status: statusOf(shown) });
  }
  const text = taken.length === 1 ? 'Image uploaded successfully!' : `${taken.length} images uploaded successfully!`;
  const animated = taken.flatMap((file) => (file.ok && file.medium.fields.isAnimated ? [file.name] : []));
  const note =
    taken.length === 1 ? ` ${ANIMATED}` : ` Animated, so only the first frame is shown: ${animated.join(', ')}.`;
  return redirectWithNotice(args, '/admin/dashboard/media', { text: animated.length === 0 ? text : text + note });
});

export const meta: Route.MetaFunction = () => [{ title: 'Media Library' }, { name: 'robots', content: 'noindex' }];

export default function Library({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { disk, failed, ...page } = loaderData;
  return (
    <>
      <DiskNotice {...disk} />
      <FailedPictures pictures={failed} />
      <MediaLibrary {...page} refused={answer?.refused ?? []} />
    </>
  );
}
