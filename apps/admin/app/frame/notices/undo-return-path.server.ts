import { readForm } from '../session/read-form.server.ts';
import { readText } from '../session/read-text.ts';
import { UNDONE_AT } from './notice.ts';

/**
 * Where one is led to after something was taken back: to its list, narrowed and sorted as it was where the press was made; as it begins,
 * when that was another page.
 *
 * @param list the path of the list
 */
export async function findUndoReturnPath(list: string, request: Request): Promise<string> {
  const at = URL.parse(readText(await readForm(request), UNDONE_AT), 'https://office.invalid');
  return at?.pathname === list ? `${list}${at.search}` : list;
}
