import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { describeMedium, findContent, listUses, media } from '@showroom/store/admin';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data, Outlet } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { mergeValues } from '../../frame/form/field-values.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/medium.route';
import { findEditPath } from './find-edit-path.server.ts';
import { MediumPage, type MediumProblems } from './medium-page.tsx';
import { SHOWN, toMediumValues, toMediumWords, type MediumValues } from './medium-values.ts';
import { replaceMedium } from './replace-medium.server.ts';
import { uploadBodyBytes } from './save-uploads.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const store = args.context.get(storeContext);
  const id = args.params.mediumId;
  const medium = await findContent(store, media, id);
  if (medium === undefined) throw data(null, { status: 404 });
  const reference = { source: 'media', id, alt: '' } as const;
  const [pictures, uses] = await Promise.all([loadContentPictures(store, reference), listUses(store, id)]);
  const { name, alt, focalPoint, widthPx, heightPx, isAnimated } = medium.fields;
  return {
    medium: { id, revision: medium.revision, name, alt, focalPoint, widthPx, heightPx, isAnimated },
    picture: pictures.find(reference)?.record ?? null,
    uses: uses.map((use) => ({ ...use, path: findEditPath(use, role) })),
  };
}

/** A form with a file replaces the picture; one without saves its texts. */
export const action = takingBodies(uploadBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const id = args.params.mediumId;
  const here = `/admin/dashboard/media/${id}`;
  if ((args.request.headers.get('Content-Type') ?? '').startsWith('multipart/form-data')) {
    const outcome = await replaceMedium({ request: args.request, context: args.context, actor, id });
    if ('redirect' in outcome) return outcome.redirect;
    const problems: MediumProblems = { replaceError: outcome.message };
    return data(problems, { status: outcome.status });
  }
  const form = await readForm(args.request);
  const from = readRevision(form.get('from'));
  const typed = readValues(form);
  const describe = (values: Partial<MediumValues>, revision: number) => {
    const fields = toMediumWords(values);
    return store.write({ actor }, (transaction) => describeMedium(transaction, { id, from: revision, fields }));
  };
  let result = await describe(typed, from);
  let values: Partial<MediumValues> = typed;
  if (!result.ok && result.code === 'stale') {
    const kept = await findContent(store, media, id);
    if (kept === undefined) throw data(null, { status: 404 });
    const merged = mergeValues(readValues(form, SHOWN), typed, { ...toMediumValues(kept.fields) });
    values = merged.values;
    if (merged.conflicts.length === 0) result = await describe(values, kept.revision);
  }
  if (result.ok) return redirectWithNotice(args, here, { text: 'Image updated successfully!' });
  if (result.code === 'not-found') throw data(null, { status: 404 });
  const who = result.code === 'stale' ? (result.changes.at(-1)?.actorName ?? 'Someone else') : '';
  const describeError =
    result.code === 'invalid'
      ? result.issues.map(({ message }) => message).join(' ')
      : `${who} changed this image while you were editing. Their version is shown next to yours; save again to keep yours.`;
  const problems: MediumProblems = { describeError, typed: toMediumWords(values) };
  return data(problems, { status: result.code === 'invalid' ? 400 : 409 });
});

function readValues(form: FormData, prefix = ''): Record<string, string> {
  const [name, alt, x, y] = ['name', 'alt', 'x', 'y'].map((each) => form.get(prefix + each));
  if (typeof name !== 'string' || typeof alt !== 'string' || typeof x !== 'string' || typeof y !== 'string') return {};
  return { ...toMediumValues(toMediumWords({ name, alt, x, y })) };
}

export const meta: Route.MetaFunction = () => [{ title: 'Image' }, { name: 'robots', content: 'noindex' }];

export default function Medium({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <MediumPage key={loaderData.medium.id} {...loaderData} problems={answer} />
      <Outlet />
    </>
  );
}
