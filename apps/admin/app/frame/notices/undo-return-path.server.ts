import { readForm } from '../session/read-form.server.ts';
import { readText } from '../session/read-text.ts';
import { UNDONE_AT } from './notice.ts';

/**
 * Where to go after Undo: the list as it was filtered and sorted where Undo was clicked, or unfiltered if that was
 * another page.
 *
 * @param list the list’s path
 */
export async function findUndoReturnPath(list: string, request: Request): Promise<string> {
  const at = URL.parse(readText(await readForm(request), UNDONE_AT), 'https://admin.invalid');
  return at?.pathname === list ? `${list}${at.search}` : list;
}
