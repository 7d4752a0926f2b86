import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { data, redirect } from 'react-router-dom';
import { readChosen } from '../kinds/bulk-action.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/describe-several.route';
import { DescribeSeveralPage } from './describe-several-page.tsx';
import { describeSeveral, findDescribed } from './describe-several.server.ts';
import { PICTURES_PER_PAGE } from '../pictures/load-library.server.ts';
import { toLibraryPath } from '../pictures/library-path.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('content')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const { searchParams } = args.url;
  const libraryPath = toLibraryPath(searchParams.get('search') ?? '');
  const chosen = readAll(searchParams);
  if (chosen.length === 0) throw redirect(libraryPath);
  const found = await findDescribed(
    store,
    chosen.map(({ id }) => id),
  );
  const references = found.map(({ id }) => ({ source: 'media', id, alt: '' }) as const);
  const drawn = await loadContentPictures(store, references);
  const pictures = found.map(({ id, revision, fields: { name, alt } }) => ({
    id,
    revision,
    name,
    alt,
    picture: drawn.findForCard({ source: 'media', id, alt: '' }),
  }));
  return { pictures, libraryPath };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const written = readAll(form).map((thing) => ({
    ...thing,
    typed: readText(form, `alt.${thing.id}`),
    shown: readText(form, `shown.${thing.id}`),
  }));
  const { savedCount, refused } = await describeSeveral(args.context.get(storeContext), actor, written);
  const said =
    savedCount === 0
      ? 'No changes to save'
      : `Alt text saved for ${savedCount} ${savedCount === 1 ? 'image' : 'images'}`;
  if (refused.length > 0) return data({ said: savedCount === 0 ? '' : said, refused }, { status: 409 });
  return redirectWithNotice(args, toLibraryPath(args.url.searchParams.get('search') ?? ''), { text: said });
}

/** @throws a response with status 400 for a form that no list of ours sends */
function readAll(from: URLSearchParams | FormData) {
  const chosen = from.getAll('chosen').map(readChosen);
  if (chosen.length > PICTURES_PER_PAGE || !chosen.every((one) => one !== undefined))
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  return chosen;
}

export const meta: Route.MetaFunction = () => [{ title: 'Add alt text' }, { name: 'robots', content: 'noindex' }];

export default function DescribeSeveral({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <DescribeSeveralPage {...loaderData} outcome={answer} />;
}
