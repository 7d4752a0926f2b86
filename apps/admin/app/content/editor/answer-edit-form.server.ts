import { discardDraft, findContent, listPublicPeriods, media, unpublish, type Store } from '@showroom/store/admin';
import { data, redirect, type RouterContextProvider } from 'react-router-dom';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { buildPublicationUndoPath } from '../kinds/bulk-undo.ts';
import { readContentPlace, type ContentPlace } from '../kinds/content-place.ts';
import { readFormValues, readPictures, writeList, type FormValues } from '../kinds/form-values.ts';
import { kindForms, listFields } from '../kinds/kinds.ts';
import { toPictureAddress } from '../kinds/picture-address.ts';
import { withoutPlan } from '../kinds/publish-plan.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { applyStep, readStep } from '../list-editing/edit-list.ts';
import { LIBRARY_SEARCH, readPickedPicture } from '../pictures/library-buttons.ts';
import { loadLibrary } from '../pictures/load-library.server.ts';
import type { EditState } from './edit-state.ts';
import { describePublication, loadShown } from './load-edit-state.server.ts';
import { withEditForm } from './read-edit-form.server.ts';
import { readPublishRequest, type PublishRequest } from './read-publish-request.ts';
import { readTarget } from './read-target.ts';
import { saveContent, type SavedContent } from './save-content.server.ts';
import { uploadPictures } from './upload-pictures.server.ts';

interface FormArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id: string };
  readonly url: URL;
}

/** Saves a form and returns to its list, or shows the form again with its errors. */
export async function answerEditForm(args: FormArgs) {
  const { actor } = requireSession(args);
  const place = readContentPlace(args.url);
  const { name, listPath } = place;
  const store = args.context.get(storeContext);
  return withEditForm(store, args.request, async ({ texts, files }) => {
    const target = readTarget(texts, args.params.id);
    const intent = readText(texts, 'intent');
    if (intent === 'unpublish' || intent === 'discard') return changePublication(args, place, { ...target, intent });

    const { uploaded, issues } = await uploadPictures(store, actor, files);
    const typed = withPictures(readFormValues(name, texts), uploaded);
    const asked = readPublishRequest(name, texts, store.now());
    const show = async (values: FormValues, told: Pick<EditState, 'code' | 'issues'> & Partial<EditState>) => {
      const content = await findContent(store, kindOf(name), target.id);
      const state: EditState = {
        name,
        ...target,
        ...describePublication(name, content, args.context.get(runtimeContext).siteUrl),
        plan: asked.plan,
        shownPlan: asked.shownPlan,
        ...(await loadShown(store, name, values)),
        ...told,
      };
      const status = { invalid: 400, conflict: 409, gone: 409, step: 200 } as const;
      return data(state, { status: status[told.code ?? 'step'] });
    };

    const step = readStep(readText(texts, 'step'));
    if (step?.verb === 'choose') {
      const query = new URLSearchParams({ q: readText(texts, LIBRARY_SEARCH), page: String(step.index) });
      const choosing = { field: step.field, library: await loadLibrary(store, query) };
      return show(typed, { code: 'step', issues, choosing });
    }
    const picked = readPickedPicture(readText(texts, 'take'));
    if (picked !== undefined) return show(await withPicked(store, name, typed, picked), { code: 'step', issues });
    if (step !== undefined) return show(applyStep(typed, step), { code: 'step', issues });
    const faults = [...issues, ...asked.issues];
    if (faults.length > 0) return show(typed, { code: 'invalid', issues: faults });

    const outcome = await saveContent(store, actor, name, { ...target, typed, ...asked });
    if (!outcome.ok) {
      const { code, values, id, from, issues: found, theirs } = outcome;
      return show(values, { code, id, from, issues: found, theirs });
    }
    if (asked.lookPath !== undefined) return redirect(asked.lookPath(target.id));
    // The page knows whether it started as a new one, and whether autosave saved something.
    const isAdded = outcome.isNew || readText(texts, 'began') === 'new';
    const isChanged = outcome.isChanged || readText(texts, 'typed') !== '';
    // A new entry is at the top of the unfiltered list.
    return redirectWithNotice(args, `${listPath}${isAdded ? '' : withoutPlan(args.url.search)}`, {
      text: isChanged ? describeSaved(name, { ...outcome, isAdded }, asked, store.now()) : 'No changes to save',
      ...(outcome.unpublished && {
        undoPath: buildPublicationUndoPath(name, listPath, [{ id: target.id, ...outcome.unpublished }]),
      }),
    });
  });
}

/** Unpublishes, or discards the draft. */
async function changePublication(
  args: FormArgs,
  { name, listPath }: ContentPlace,
  { intent, ...target }: { readonly id: string; readonly from: number; readonly intent: 'unpublish' | 'discard' },
) {
  const { actor } = requireSession(args);
  const change = intent === 'unpublish' ? unpublish : discardDraft;
  const { before, result } = await args.context.get(storeContext).write({ actor }, async (transaction) => ({
    before: await listPublicPeriods(transaction, target.id),
    result: await change(transaction, kindOf(name), target),
  }));
  if (!result.ok) {
    throw data(`Someone else changed this ${kindOf(name).noun}. Reload the page and try again.`, { status: 409 });
  }
  const { id, revision } = result.content;
  return redirectWithNotice(
    args,
    `${listPath}${withoutPlan(args.url.search)}`,
    intent === 'discard'
      ? { text: 'Changes discarded' }
      : {
          text: `${kindForms[name].noun} unpublished`,
          undoPath: buildPublicationUndoPath(name, listPath, [{ id, revision, before }]),
        },
  );
}

function describeSaved(
  name: KindName,
  { isAdded, isChanged, otherChanges, unpublished }: SavedContent & { readonly isAdded: boolean },
  { span, cancelledPlan }: PublishRequest,
  now: Date,
): string {
  const { noun, done = { added: `${noun} added`, updated: `${noun} updated` } } = kindForms[name];
  if (unpublished?.before.some(({ from }) => from <= now.toISOString())) return `${noun} unpublished`;
  const isCancelled = unpublished !== undefined || (cancelledPlan !== undefined && isChanged);
  return [
    `${isAdded ? done.added : done.updated} successfully!`,
    ...(span?.at !== undefined && span.at > now.toISOString() ? [`Scheduled for ${formatInstant(span.at)}.`] : []),
    ...(isCancelled ? ['The schedule was cancelled.'] : []),
    ...(otherChanges === undefined ? [] : [`${otherChanges}.`]),
  ].join(' ');
}

/** The values with a library picture in a field. Its alt text is the library’s until someone edits it. */
async function withPicked(
  store: Store,
  name: KindName,
  values: FormValues,
  { field, mediumId }: NonNullable<ReturnType<typeof readPickedPicture>>,
): Promise<FormValues> {
  const input = listFields(name).find((each) => each.name === field)?.input;
  const isPicture = input === 'picture' || input === 'pictures';
  if (!isPicture || (await findContent(store, media, mediumId)) === undefined) return values;
  const picture = { source: 'media', id: mediumId, alt: '' } as const;
  if (input === 'picture') return { ...values, [field]: toPictureAddress(picture) };
  return withPictures(values, [{ field, picture }]);
}

function withPictures(
  values: FormValues,
  uploaded: Awaited<ReturnType<typeof uploadPictures>>['uploaded'],
): FormValues {
  const fields = new Set(uploaded.map(({ field }) => field));
  const added = [...fields].map((field) => {
    const there = readPictures(values[field] ?? '');
    const ids = new Set(there.map((picture) => (picture.source === 'media' ? picture.id : '')));
    const ours = uploaded.filter((each) => each.field === field).map(({ picture }) => picture);
    return [
      field,
      writeList([...there, ...ours.filter((picture) => picture.source !== 'media' || !ids.has(picture.id))]),
    ];
  });
  return { ...values, ...Object.fromEntries(added) };
}
