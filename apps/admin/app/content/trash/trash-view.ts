import { upperFirst } from '@showroom/catalog-data/first-letter';
import { kindNames, type KindName } from '../../frame/navigation/content-kinds.ts';
import { TRASH_PATH } from '../../frame/navigation/page-paths.ts';
import { readPage, writeSearch } from '../../frame/sorting/list-params.ts';
import { kindForms } from '../kinds/kinds.ts';

export const trashKinds = {
  // Kinds made from the names of all kinds.
  ...(Object.fromEntries(
    kindNames.map((name) => [name, { one: kindForms[name].noun, many: upperFirst(kindForms[name].plural) }]),
  ) as Record<KindName, TrashWords>),
  pictures: { one: 'Image', many: 'Images' },
  comments: { one: 'Comment', many: 'Comments' },
} as const satisfies Readonly<Record<string, TrashWords>>;

export type TrashKind = keyof typeof trashKinds;

interface TrashWords {
  readonly one: string;
  readonly many: string;
}

export interface TrashView {
  readonly kind: TrashKind | undefined;
  readonly page: number;
}

export function isTrashKind(name: unknown): name is TrashKind {
  return typeof name === 'string' && Object.hasOwn(trashKinds, name);
}

/** Reads the URL. An invalid value counts as missing. */
export function readTrashView(params: URLSearchParams): TrashView {
  const kind = params.get('of');
  return { kind: isTrashKind(kind) ? kind : undefined, page: readPage(params) };
}

export function toTrashPath({ kind, page }: { readonly kind?: TrashKind | undefined; readonly page?: number }) {
  return TRASH_PATH + writeSearch({ of: kind, page });
}
