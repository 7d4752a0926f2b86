import { restore } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { requireSession, type GuardArgs } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { readContentPlace } from '../kinds/content-place.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';

export async function restoreState(args: GuardArgs & { readonly url: URL }, id: string) {
  const { name, listPath } = readContentPlace(args.url);
  const kind = kindOf(name);
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const from = readRevision(form.get('from'));
  const revision = readRevision(form.get('revision'));
  const result = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => restore(transaction, kind, { id, from, revision }));
  if (result.ok) {
    const isShown = result.content.publicationStatus === 'published';
    const text = `Restored as a draft.${isShown ? ' The published version stays live until you publish this one.' : ''}`;
    return redirectWithNotice(args, `${listPath}/${id}${args.url.search}`, { text });
  }
  if (result.code === 'not-found') throw data(null, { status: 404 });
  if (result.code === 'invalid') {
    return data({ problem: result.issues.map(({ message }) => message).join(' ') }, { status: 400 });
  }
  const problem =
    result.code === 'slug-taken'
      ? `“${result.takenBy.title}” now uses the URL “${result.slug}”. Change one of them first.`
      : `${result.changes.at(-1)?.actorName ?? 'Someone else'} changed this ${kind.noun} after you opened this page. Review it before restoring.`;
  return data({ problem }, { status: 409 });
}
