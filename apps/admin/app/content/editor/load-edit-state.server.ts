import { randomUUID } from 'node:crypto';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContent, findScheduledChange, listTags, type Store } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readPictures, toNewValues, type FormValues } from '../kinds/form-values.ts';
import { listFields } from '../kinds/kinds.ts';
import { loadValuesReader } from '../kinds/load-values.server.ts';
import { readPlan } from '../kinds/publish-plan.ts';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import type { DrawnPicture } from './controls/drawn-form.ts';
import type { EditState } from './edit-state.ts';
import { noPeriod, toPublishPeriod } from './publish-period.ts';

/** The state of an empty form. @param accountName of the current user */
export async function openNew(store: Store, name: KindName, accountName: string): Promise<EditState> {
  return {
    name,
    id: randomUUID(),
    from: 0,
    ...noPublication,
    plan: { status: 'draft', ...noPeriod },
    shownPlan: noPeriod,
    issues: [],
    code: null,
    ...(await loadShown(store, name, toNewValues(name, accountName))),
  };
}

export interface OpenedContent {
  readonly name: KindName;
  readonly id: string;
  /** The query: the link back from the publish check carries the chosen schedule. */
  readonly search: URLSearchParams;
  readonly siteUrl: string;
}

/** The state of a saved entry’s form. @throws 404 if there is none */
export async function openSaved(store: Store, { name, id, search, siteUrl }: OpenedContent): Promise<EditState> {
  const [content, planned, toValues] = await Promise.all([
    findContent(store, kindOf(name), id),
    findScheduledChange(store, id),
    loadValuesReader(store, name),
  ]);
  if (content === undefined) throw data(null, { status: 404 });
  const shownPlan = toPublishPeriod(content, planned);
  const status = shownPlan.publishAt === '' ? content.publicationStatus : 'scheduled';
  return {
    name,
    id,
    from: content.revision,
    ...describePublication(name, content, siteUrl),
    plan: { status, ...shownPlan, ...readPlan(search) },
    shownPlan,
    issues: [],
    code: null,
    ...(await loadShown(store, name, toValues(content))),
  };
}

const noPublication = { status: 'new', hasUnpublishedChanges: false, publicUrl: null } as const;

export function describePublication(
  name: KindName,
  content: Awaited<ReturnType<typeof findContent<object>>>,
  siteUrl: string,
): Pick<EditState, 'status' | 'hasUnpublishedChanges' | 'publicUrl'> {
  if (content === undefined) return noPublication;
  const { publicationStatus: status, hasUnpublishedChanges, slug, fields } = content;
  const path = status === 'published' ? kindOf(name).pathOf(slug, fields) : null;
  return { status, hasUnpublishedChanges, publicUrl: path && `${siteUrl}${path}` };
}

/** Loads what the form shows of its values, such as pictures. */
export async function loadShown(
  store: Store,
  name: KindName,
  values: FormValues,
): Promise<Pick<EditState, 'values' | 'drawn' | 'pictures' | 'tagNames'>> {
  const valuesOf = (input: string) =>
    listFields(name).flatMap((field) => (field.input === input ? [values[field.name] ?? ''] : []));
  const references = valuesOf('pictures').flatMap(readPictures);
  const [addresses, texts] = [valuesOf('picture'), valuesOf('markdown')];
  const [found, tags] = await Promise.all([
    loadContentPictures(store, [references, addresses, texts]),
    listFields(name).some((field) => field.name === 'tags') ? listTags(store) : [],
  ]);
  const drawn = references.flatMap((reference): DrawnPicture[] => {
    const record = found.findForCard(reference)?.record;
    return record === undefined
      ? []
      : [{ key: reference.source === 'media' ? reference.id : reference.name, ...record }];
  });
  const pictures = [...addresses, ...texts.flatMap(listAddresses)].flatMap((address) => {
    const picture = found.findByAddress(address, '');
    return picture === undefined ? [] : [[address, picture.record.src]];
  });
  return { values, drawn, pictures: Object.fromEntries(pictures), tagNames: tags.map((tag) => tag.name) };
}

function listAddresses(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(<?((?:media|master):[\w./-]+)/g)].map(([, address = '']) => address);
}
