import { undoPublication, type RestoredParts, type Session, type Store } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { findUndoReturnPath } from '../../../frame/notices/undo-return-path.server.ts';
import { redirectWithNotice } from '../../../frame/notices/notice.server.ts';
import type { Route } from './+types/undo.route';
import { findStatusField } from '../../kinds/bulk-action.ts';
import { taggedKinds } from '../../kinds/kinds.ts';
import { kindOf } from '../../kinds/stored-kinds.server.ts';
import type { SeveralOutcome } from './change-several.server.ts';
import { describeSkipped, toSkippedReason, type SkippedReason } from './skipped-reason.ts';
import { readBulkUndo, type BulkUndo } from '../../kinds/bulk-undo.ts';
import { readPeriods } from '../../kinds/public-periods.ts';
import { restatus } from './restatus.server.ts';
import { retag } from './retag.server.ts';

export { RouteErrorWords as ErrorBoundary } from '../../../frame/guard/error-page.tsx';

export const middleware = [allow('content')];

const words: Readonly<Record<BulkUndo['action'], string>> = {
  tags: 'Undone: tags restored',
  status: 'Undone: statuses restored',
  publication: 'Undone: back to what was live before',
};

interface UndoOutcome {
  readonly isAny: boolean;
  readonly skipped: readonly SkippedReason[];
  readonly restored: readonly RestoredParts[];
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const undo = readBulkUndo(args.url.searchParams);
  if (undo === undefined) throw data('This link is no longer valid.', { status: 400 });
  const back = await findUndoReturnPath(undo.list, args.request);
  const done = await takeBack(args.context.get(storeContext), actor, undo);
  if (done === undefined) throw data('This link is no longer valid.', { status: 400 });
  const said = done.isAny ? [words[undo.action], ...describeExceptions(done)].join('. ') : 'Nothing to undo';
  const text = [said, ...describeSkipped(done.skipped)].join('. ');
  return redirectWithNotice(args, back, { text, ...(!done.isAny && { hasFailed: true }) });
}

function describeExceptions({ restored }: UndoOutcome): string[] {
  const planOnly = restored.filter((part) => part === 'what-was-planned').length;
  const withoutPlan = restored.filter((part) => part === 'what-was-shown').length;
  return [
    ...(planOnly > 0 ? [`${planOnly} scheduled again but not live: an image was deleted`] : []),
    ...(withoutPlan > 0 ? [`${withoutPlan} live again but not rescheduled: an image was deleted`] : []),
  ];
}

/** An entry that is unchanged, as after a second click, counts as undone. */
function toDone({ done, sameCount, skipped }: SeveralOutcome<unknown>): UndoOutcome {
  return { isAny: done.length + sameCount > 0, skipped, restored: [] };
}

/** Returns undefined for a request that no button of ours sends. */
async function takeBack(store: Store, actor: Session['actor'], undo: BulkUndo): Promise<UndoOutcome | undefined> {
  const { action: undone, kind, things, detail = '' } = undo;
  if (undone === 'tags') {
    const name = taggedKinds.find((one) => one === kind);
    const [, verb, tagId] = /^(add|remove)\.([\w-]{1,64})$/.exec(detail) ?? [];
    if (name === undefined || tagId === undefined || !things.every(({ was }) => /^\d{1,3}$/.test(was)))
      return undefined;
    const outcome = await retag(store, actor, {
      name,
      verb: verb === 'add' ? 'add' : 'remove',
      things: things.map(({ was, ...thing }) => ({ ...thing, place: Number(was) })),
      findTagId: async () => tagId,
    });
    return toDone(outcome);
  }
  if (undone === 'status') {
    const field = findStatusField(kind);
    if (!things.every(({ was }) => field?.options?.some(({ value }) => value === was)) || !field) return undefined;
    const were = things.map(({ was, ...thing }) => ({ ...thing, status: was }));
    const outcome = await restatus(store, actor, { name: kind, field: field.name, things: were });
    return toDone(outcome);
  }
  const periods = things.map(({ was }) => readPeriods(was));
  if (periods.includes(undefined)) return undefined;
  return store.write({ actor }, async (transaction) => {
    const restored: RestoredParts[] = [];
    const skipped: SkippedReason[] = [];
    for (const [index, { id, revision }] of things.entries()) {
      const target = { id, from: revision, before: periods[index] ?? [] };
      const back = await undoPublication(transaction, kindOf(kind), target);
      if (back.ok) restored.push(back.cameBack);
      // The store also refuses so when all pictures of the entry are deleted.
      else skipped.push(back.code === 'not-found' ? 'incomplete' : toSkippedReason(back));
    }
    return { isAny: restored.length > 0, skipped, restored };
  });
}

/** A bookmark of this URL undoes nothing. */
export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return redirect('/admin');
}
