import {
  listDeleted,
  listDeletedComments,
  media,
  restoreDeletedContent,
  restoreMedium,
  undeleteComment,
  type Store,
  type WriteTransaction,
} from '@showroom/store/admin';
import { TRASH_DAYS } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/trash.route';
import { TrashPage } from './trash-page.tsx';
import { trashKinds, isTrashKind, readTrashView, toTrashPath, type TrashKind } from './trash-view.ts';
import { describeRestoredStatuses } from './describe-restored.ts';
import { readDeletedThings, type DeletedThing } from '../kinds/restore-path.ts';

export const middleware = [allow('content')];

const PER_PAGE = 50;

type ContentKindName = Exclude<TrashKind, 'comments'>;

const storedKindOf = (kind: ContentKindName) => (kind === 'pictures' ? media : kindOf(kind));
// `Object.keys` of a record with these keys.
const names = (Object.keys(trashKinds) as TrashKind[]).filter((name) => name !== 'comments');

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const asked = readTrashView(args.url.searchParams);
  const shown = names.filter((name) => asked.kind === undefined || asked.kind === name);
  const [comments, { items, total, page, pageCount }] = await Promise.all([
    asked.kind === undefined || asked.kind === 'comments' ? loadComments(store) : [],
    listDeleted(store, {
      kinds: shown.map(storedKindOf),
      since: new Date(store.now().getTime() - TRASH_DAYS * 24 * 60 * 60 * 1000),
      page: asked.page,
      perPage: PER_PAGE,
    }),
  ]);
  const things = items.flatMap(({ kind: stored, ...thing }) => {
    const kind = names.find((name) => storedKindOf(name).name === stored);
    return kind === undefined ? [] : [{ kind, ...thing }];
  });
  return {
    view: { ...asked, page },
    // Comments are from the last hour, so they belong on the first page.
    things: page === 1 ? [...comments, ...things].toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt)) : things,
    total: total + comments.length,
    pages: pageCount,
    days: TRASH_DAYS,
  };
}

async function loadComments(store: Store) {
  return (await listDeletedComments(store)).map(({ id, name, words, postTitle, deletedAt, erasedAt }) => ({
    kind: 'comments' as const,
    id,
    title: `${name} on “${postTitle}”`,
    words,
    revision: 0,
    deletedAt,
    deletedBy: null,
    erasedAt,
  }));
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const kind = form.get('kind');
  const [thing] = readDeletedThings(readText(form, 'thing')) ?? [];
  if (!isTrashKind(kind) || thing === undefined)
    throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  const outcome = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => bringBack(transaction, kind, thing));
  return redirectWithNotice(args, toTrashPath(readTrashView(args.url.searchParams)), {
    text: `${trashKinds[kind].one} ${outcome}`,
  });
}

/** @returns the outcome as text */
async function bringBack(transaction: WriteTransaction, kind: TrashKind, thing: DeletedThing): Promise<string> {
  if (kind === 'comments') {
    const isBack = await undeleteComment(transaction, { commentId: thing.id });
    return isBack ? 'restored' : 'not restored: the one-hour limit has passed';
  }
  const changed = 'not restored: someone else has changed it since';
  if (kind === 'pictures') return (await restoreMedium(transaction, thing)).ok ? 'restored' : changed;
  const back = await restoreDeletedContent(transaction, kindOf(kind), thing);
  return back.ok ? `restored${describeRestoredStatuses([back.content.publicationStatus])}` : changed;
}

export const meta: Route.MetaFunction = () => [{ title: 'Trash' }, { name: 'robots', content: 'noindex' }];

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} />;
}
