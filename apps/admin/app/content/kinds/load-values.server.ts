import { findContentState, listTags, type Store } from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { toFormValues, type FormValues } from './form-values.ts';
import { kindOf } from './stored-kinds.server.ts';

type State = Parameters<typeof toFormValues>[1];

/** Returns a function that converts a stored entry to form values; without one, a new entry’s. */
export async function loadValuesReader(
  store: Store,
  name: KindName,
): Promise<(state: State | undefined) => FormValues> {
  const tagNames = new Map((await listTags(store)).map((tag) => [tag.id, tag.name]));
  const empty = { slug: '', fields: kindOf(name).empty };
  return (state = empty) => toFormValues(name, state, tagNames);
}

/** The form values at a revision; undefined if it was removed from the history. */
export async function loadValuesAt(
  store: Store,
  name: KindName,
  at: { readonly id: string; readonly revision: number },
): Promise<Partial<FormValues>> {
  const state = await findContentState(store, kindOf(name), at);
  return state === undefined ? {} : (await loadValuesReader(store, name))(state);
}
