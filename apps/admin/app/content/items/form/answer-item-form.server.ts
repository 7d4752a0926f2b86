import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router-dom';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContent, findScheduledChange, media, type Store } from '@showroom/store/admin';
import { buildPublicationUndoPath } from '../../kinds/bulk-undo.ts';
import { readPickedPicture } from '../../pictures/library-buttons.ts';
import { openLibrary } from '../../pictures/open-library.server.ts';
import { readPlan, withoutPlan } from '../../kinds/publish-plan.ts';
import { formatInstant } from '../../../frame/words/format-instant.ts';
import { toPublishCheckPath } from '../../kinds/publish-check-path.ts';
import { storeContext } from '../../../frame/session/request-context.ts';
import { readText } from '../../../frame/session/read-text.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../../frame/notices/notice.server.ts';
import { isItemName, toListPath, type ItemName } from '../../../frame/navigation/content-kinds.ts';
import { itemForms, listItemFields } from '../../kinds/kinds.ts';
import { readItemValues, readPictures, writeList, type ItemValues } from '../../kinds/item-values.ts';
import { applyStep, readStep } from '../../list-editing/edit-list.ts';
import type { DrawnPicture, ItemFormState } from './item-form-state.ts';
import { saveItem, loadItem, type ItemAction, type ItemOutcome } from './save-item.server.ts';
import { noPlan, readSpan, toItemPlan, toPublishPlan, type ItemPlan } from './item-plan.ts';
import { withItemForm } from './read-item-form.server.ts';
import { uploadPictures } from './upload-pictures.server.ts';

interface FormArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id?: string | undefined };
  readonly url: URL;
  readonly pattern: string;
}

/** The kind whose route it is. */
export function readItemName({ pattern }: Pick<FormArgs, 'pattern'>): ItemName {
  const [, name] = /\badmin\/dashboard-pro\/(\w+)/.exec(pattern) ?? [];
  if (!isItemName(name)) throw new Error(`No kind has a form at ${pattern}`);
  return name;
}

/** What an empty form begins with. */
export async function openNewItem(store: Store, item: ItemName): Promise<ItemFormState> {
  const empty = readItemValues(item, new FormData());
  return toState(store, item, {
    id: randomUUID(),
    from: 0,
    isShown: false,
    plan: noPlan,
    shownPlan: noPlan,
    values: withFirstChoices(item, empty),
  });
}

/** What the form of an item begins with. @param search of its address: the way back from a rehearsal carries a plan. @throws 404 when there is none, or no longer */
export async function openItem(
  store: Store,
  item: ItemName,
  id: string,
  search: URLSearchParams,
): Promise<ItemFormState> {
  const found = await loadItem(store, item, id);
  if (found === undefined) throw data(null, { status: 404 });
  const isShown = found.publicationStatus === 'published';
  const shownPlan = toItemPlan(found, await findScheduledChange(store, id));
  // Back from the rehearsal, with what was chosen before it.
  const { publishAt, unpublishAt } = { ...shownPlan, ...readPlan(search) };
  const plan = { publishAt, unpublishAt };
  return toState(store, item, { id, from: found.revision, isShown, plan, shownPlan, values: found.values });
}

/** What is sent of an item: kept and led back to the list, or shown again with what stands in the way. */
export async function answerItemForm(args: FormArgs) {
  const { actor } = requireSession(args);
  const item = readItemName(args);
  const store = args.context.get(storeContext);
  return withItemForm(store, args.request, async ({ texts, files }) => {
    const { uploaded, issues } = await uploadPictures(store, actor, files);
    const typed = withPictures(readItemValues(item, texts), uploaded);
    const id = args.params.id ?? readId(readText(texts, 'id'));
    const from = readRevision(readText(texts, 'from'), { mayBeNew: args.params.id === undefined });
    const current = from === 0 ? undefined : await loadItem(store, item, id);
    const plan = readItemPlan(texts, '');
    const shownPlan = readItemPlan(texts, 'shown-');
    const show = async (
      values: ItemValues,
      told: Pick<ItemFormState, 'issues' | 'code' | 'choosing'>,
      revision = from,
    ) =>
      toState(store, item, {
        id,
        from: revision,
        isShown: current?.publicationStatus === 'published',
        plan,
        shownPlan,
        values,
        ...told,
      });

    const step = readStep(readText(texts, 'step'));
    if (step?.verb === 'choose') {
      const choosing = { field: step.field, library: await openLibrary(store, texts, step.index) };
      return data(await show(typed, { code: 'step', issues, choosing }));
    }
    const chosen = readPickedPicture(readText(texts, 'take'));
    if (chosen !== undefined) {
      return data(await show(await withChosen(store, item, typed, chosen), { code: 'step', issues }));
    }
    if (step !== undefined) return data(await show(applyStep(typed, step), { code: 'step', issues }));
    if (issues.length > 0) return data(await show(typed, { code: 'invalid', issues }), { status: 400 });
    const action = readAction(texts);
    // Taken off the site, no plan is left; looked at first, it goes along.
    const isPublishing = action === 'publish' || isPublishCheck(texts);
    const asked =
      action === 'unpublish'
        ? { ok: true as const, span: {}, cancelledPlan: undefined }
        : readSpan(plan, { shown: shownPlan, isPublishing, now: store.now() });
    if (!asked.ok) return data(await show(typed, { code: 'invalid', issues: asked.issues }), { status: 400 });
    const { span, cancelledPlan } = asked;
    const outcome: ItemOutcome = await saveItem(store, actor, item, { id, from, typed, action, span, cancelledPlan });
    if (!outcome.ok) {
      const { code, values } = outcome;
      const shown = await show(values, { code, issues: outcome.issues }, outcome.from);
      return data(shown, { status: code === 'invalid' ? 400 : 409 });
    }
    if (isPublishCheck(texts)) return redirect(toPublishCheckPath(item, id, toPublishPlan(plan, shownPlan)));
    if (outcome.unpublished !== undefined) {
      const wasShown = outcome.unpublished.before.some(({ from: since }) => since <= store.now().toISOString());
      return redirectWithNotice(args, `${toListPath(item)}${withoutPlan(args.url.search)}`, {
        text: `${itemForms[item].noun} ${wasShown ? 'unpublished' : 'updated successfully! The schedule was cancelled.'}`,
        undoPath: buildPublicationUndoPath(item, toListPath(item), [{ id, ...outcome.unpublished }]),
      });
    }
    const when = action === 'publish' && span.at !== undefined && span.at > store.now().toISOString();
    const text = `${itemForms[item].noun} ${outcome.isNew ? 'added' : 'updated'} successfully!${when ? ` It goes live ${formatInstant(span.at)}` : ''}${cancelledPlan === undefined ? '' : ' The schedule was cancelled.'}`;
    // What was just added is at the top of the whole list, and not of a part of it.
    const search = outcome.isNew ? '' : withoutPlan(args.url.search);
    return redirectWithNotice(args, `${toListPath(item)}${search}`, { text });
  });
}

type StateParts = Pick<ItemFormState, 'id' | 'from' | 'isShown' | 'plan' | 'shownPlan' | 'values'> &
  Partial<Pick<ItemFormState, 'issues' | 'code' | 'choosing'>>;

async function toState(store: Store, item: ItemName, parts: StateParts): Promise<ItemFormState> {
  const references = listItemFields(item)
    .filter(({ input }) => input === 'pictures')
    .flatMap(({ name }) => readPictures(parts.values[name] ?? ''));
  const pictures = references.length === 0 ? undefined : await loadContentPictures(store, references);
  const drawn = references.flatMap((reference): DrawnPicture[] => {
    const found = pictures?.findForCard(reference)?.record;
    return found === undefined ? [] : [{ key: reference.source === 'media' ? reference.id : reference.name, ...found }];
  });
  return { item, issues: [], code: null, drawn, ...parts };
}

/** The values with a picture of the library behind those of a field. Its words stay the library's until someone writes others. */
async function withChosen(
  store: Store,
  item: ItemName,
  values: ItemValues,
  { field, mediumId }: NonNullable<ReturnType<typeof readPickedPicture>>,
): Promise<ItemValues> {
  const hasPictures = listItemFields(item).some(({ name, input }) => name === field && input === 'pictures');
  if (!hasPictures || (await findContent(store, media, mediumId)) === undefined) return values;
  return withPictures(values, [{ field, picture: { source: 'media', id: mediumId, alt: '' } }]);
}

function withPictures(
  values: ItemValues,
  uploaded: Awaited<ReturnType<typeof uploadPictures>>['uploaded'],
): ItemValues {
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

/** As a browser shows a list whose first entry no one chose. */
function withFirstChoices(item: ItemName, values: ItemValues): ItemValues {
  const chosen = listItemFields(item).flatMap(({ name, options }) => (options?.[0] ? [[name, options[0].value]] : []));
  return { ...values, ...Object.fromEntries(chosen) };
}

function readItemPlan(form: FormData, before: 'shown-' | ''): ItemPlan {
  return { publishAt: readText(form, `${before}publishAt`), unpublishAt: readText(form, `${before}unpublishAt`) };
}

function readAction(form: FormData): ItemAction {
  if (isPublishCheck(form)) return 'draft';
  const action = form.get('deed');
  return action === 'draft' || action === 'unpublish' ? action : 'publish';
}

/** Kept for later, and looked at on the site as it would be. */
function isPublishCheck(form: FormData): boolean {
  return form.get('deed') === 'rehearse';
}

/** A new item is of none; one that was sent twice goes on from what the first made. */
function readRevision(text: string, { mayBeNew }: { readonly mayBeNew: boolean }): number {
  if (mayBeNew && (text === '' || text === '0')) return 0;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw data('This page is out of date. Reload it and try again.', { status: 400 });
}

function readId(text: string): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) return text;
  throw data('Part of the form is missing. Reload the page and try again.', { status: 400 });
}
