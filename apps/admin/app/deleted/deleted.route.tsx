import { bringBackContent } from '@showroom/store/admin/bring-back-content';
import { listDeleted } from '@showroom/store/admin/list-deleted';
import { bringBackMedium } from '@showroom/store/admin/media';
import { media } from '@showroom/store/media';
import { data } from 'react-router-dom';
import { kindOf } from '../bulk/bulk-kinds.server.ts';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { readText } from '../session/read-text.ts';
import { requireSession } from '../session/require-session.server.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/deleted.route';
import { DeletedPage } from './deleted-page.tsx';
import { deletedKinds, isDeletedKind, readDeletedView, toDeletedPath, type DeletedKind } from './deleted-view.ts';
import { tellReturned } from './tell-returned.ts';
import { readDeletedThings } from './undo-path.ts';

export const middleware = [allow('content')];

const KEPT_DAYS = 30;
const PER_PAGE = 50;

const storedKindOf = (kind: DeletedKind) => (kind === 'pictures' ? media : kindOf(kind));
// What a record of these names has for keys.
const names = Object.keys(deletedKinds) as DeletedKind[];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const asked = readDeletedView(args.url.searchParams);
  const shown = asked.kind === undefined ? names : [asked.kind];
  const { items, total, page, pageCount } = await listDeleted(store, {
    kinds: shown.map(storedKindOf),
    since: new Date(store.now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000),
    page: asked.page,
    perPage: PER_PAGE,
  });
  const things = items.flatMap(({ kind: stored, ...thing }) => {
    const kind = names.find((name) => storedKindOf(name).name === stored);
    return kind === undefined ? [] : [{ kind, ...thing }];
  });
  return { view: { ...asked, page }, things, total, pages: pageCount, days: KEPT_DAYS };
}

/** Brings one thing back, as it was when it was deleted. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const kind = form.get('kind');
  const [thing] = readDeletedThings(readText(form, 'thing')) ?? [];
  if (!isDeletedKind(kind) || thing === undefined) throw data('That form is not known here.', { status: 400 });
  const back = await args.context.get(storeContext).write({ actor }, async (transaction) => {
    if (kind === 'pictures') return bringBackMedium(transaction, thing);
    return bringBackContent(transaction, kindOf(kind), thing);
  });
  const { one } = deletedKinds[kind];
  return redirectWithNotice(args, toDeletedPath(readDeletedView(args.url.searchParams)), {
    text: back.ok
      ? `${one} brought back${kind === 'pictures' ? '' : tellReturned([back.content.publicationStatus])}`
      : `${one} not brought back: somebody changed it meanwhile`,
  });
}

export const meta: Route.MetaFunction = () => [{ title: 'Deleted' }, { name: 'robots', content: 'noindex' }];

export default function Deleted({ loaderData }: Route.ComponentProps) {
  return <DeletedPage {...loaderData} />;
}
