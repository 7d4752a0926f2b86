import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContent } from '@showroom/store/admin/find-content';
import { listUses } from '@showroom/store/admin/find-uses';
import { describeMedium } from '@showroom/store/admin/media';
import { media } from '@showroom/store/media';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data, Outlet } from 'react-router-dom';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { readRevision } from '../session/read-revision.ts';
import { readText } from '../session/read-text.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/medium.route';
import { findEditPath } from './find-edit-path.server.ts';
import { MediumPage, type MediumProblems } from './medium-page.tsx';
import { takeReplacement, uploadBodyBytes } from './take-uploads.server.ts';

export { loadAfterConflict as shouldRevalidate } from '../shell/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const store = args.context.get(storeContext);
  const id = args.params.mediumId;
  const medium = await findContent(store, media, id);
  if (medium === undefined) throw data(null, { status: 404 });
  const reference = { source: 'media', id, alt: '' } as const;
  const [pictures, uses] = await Promise.all([loadContentPictures(store, reference), listUses(store, id)]);
  const { name, alt, focalPoint, widthPx, heightPx } = medium.fields;
  return {
    medium: { id, revision: medium.revision, name, alt, focalPoint, widthPx, heightPx },
    picture: pictures.find(reference)?.record ?? null,
    uses: uses.map((use) => ({ ...use, path: findEditPath(use, role) })),
  };
}

/** A form with a file replaces the picture; one without says something else of it. */
export const action = takingBodies(uploadBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const id = args.params.mediumId;
  const here = `/admin/dashboard/media/${id}`;
  if ((args.request.headers.get('Content-Type') ?? '').startsWith('multipart/form-data')) {
    const taken = await takeReplacement(args.request, store, { actor, id });
    if (!taken.ok) {
      const problems: MediumProblems = { replaceError: taken.message };
      return data(problems, { status: taken.status });
    }
    return redirectWithNotice(args, here, { text: 'Picture replaced, everywhere it is shown' });
  }
  const form = await readForm(args.request);
  const from = readRevision(form.get('from'));
  const fields = {
    name: readText(form, 'name'),
    alt: readText(form, 'alt'),
    focalPoint: { x: readShare(form, 'x'), y: readShare(form, 'y') },
  };
  const result = await store.write({ actor }, (transaction) => describeMedium(transaction, { id, from, fields }));
  if (result.ok) return redirectWithNotice(args, here, { text: 'Picture updated successfully!' });
  if (result.code === 'not-found') throw data(null, { status: 404 });
  const who = result.code === 'stale' ? (result.changes.at(-1)?.actorName ?? 'Someone else') : '';
  const describeError =
    result.code === 'invalid'
      ? result.issues.map(({ message }) => message).join(' ')
      : `${who} changed this picture meanwhile. What is kept now is shown beside what you wrote; save again to keep yours.`;
  const problems: MediumProblems = { describeError, typed: fields };
  return data(problems, { status: result.code === 'invalid' ? 400 : 409 });
});

/** A share of a width or a height, from per cent. */
function readShare(form: FormData, name: string): number {
  const percent = Number(readText(form, name));
  return Number.isFinite(percent) ? Math.min(1, Math.max(0, percent / 100)) : 0.5;
}

export const meta: Route.MetaFunction = () => [{ title: 'Picture' }, { name: 'robots', content: 'noindex' }];

export default function Medium({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <MediumPage key={loaderData.medium.id} {...loaderData} problems={actionData} />
      <Outlet />
    </>
  );
}
