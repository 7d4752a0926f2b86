import { data } from 'react-router-dom';
import { isKindName, type KindName } from '../../frame/navigation/content-kinds.ts';
import { isListOf } from './bulk-action.ts';

/** The id in the address of a form for a new thing. */
export const NEW = 'new';

/** Where a page of one thing is: its kind, and the list that it was opened from. Posts have a list in both dashboards. */
export interface ContentPlace {
  readonly name: KindName;
  readonly listPath: string;
}

/** Reads it off the address. @throws a response with status 404 if that is in no list */
export function readContentPlace({ pathname }: Pick<URL, 'pathname'>): ContentPlace {
  const [, , dashboard, name] = pathname.split('/');
  const listPath = `/admin/${dashboard}/${name}`;
  if (!isKindName(name) || !isListOf(name, listPath)) throw data(null, { status: 404 });
  return { name, listPath };
}
