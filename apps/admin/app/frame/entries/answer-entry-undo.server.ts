import { data } from 'react-router-dom';
import { storeContext } from '../session/request-context.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';
import { findUndoReturnPath } from '../notices/undo-return-path.server.ts';
import { redirectWithNotice } from '../notices/notice.server.ts';
import { bringBackEntry } from './bring-back-entry.server.ts';
import type { EntryList } from './save-entry-form.server.ts';
import { readEntryUndo } from './undo-entry.ts';

export async function answerEntryUndo<Fields extends object, Entry extends { readonly id: string }, Typed>(
  args: GuardArgs & { readonly url: URL },
  list: EntryList<Fields, Entry, Typed>,
) {
  const { actor } = requireSession(args);
  const deleted = readEntryUndo(args.url.searchParams);
  const result = deleted && (await bringBackEntry(args.context.get(storeContext), actor, list, deleted));
  if (result === undefined) throw data('This link no longer works.', { status: 400 });
  const back = await findUndoReturnPath(list.path, args.request);
  return redirectWithNotice(
    args,
    back,
    result.ok ? { text: list.words.back } : { text: `Couldn’t restore it. ${result.message}`, hasFailed: true },
  );
}
