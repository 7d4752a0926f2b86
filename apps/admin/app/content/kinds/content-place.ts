import { data } from 'react-router-dom';
import { isKindName, type KindName } from '../../frame/navigation/content-kinds.ts';
import { isListOf } from './bulk-action.ts';

/** The id in a new entry’s URL. */
export const NEW = 'new';

/** The kind of a page, and the list it was opened from. Posts have a list in both dashboards. */
export interface ContentPlace {
  readonly name: KindName;
  readonly listPath: string;
}

/** Reads it from the path. @throws a response with status 404 for any other path */
export function readContentPlace({ pathname }: Pick<URL, 'pathname'>): ContentPlace {
  const [, , dashboard, name] = pathname.split('/');
  const listPath = `/admin/${dashboard}/${name}`;
  if (!isKindName(name) || !isListOf(name, listPath)) throw data(null, { status: 404 });
  return { name, listPath };
}
