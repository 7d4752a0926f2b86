import { data } from 'react-router-dom';
import { readRevision } from '../../frame/session/read-revision.ts';
import { readText } from '../../frame/session/read-text.ts';
import { NEW } from '../kinds/content-place.ts';

/**
 * The entry and base revision of a form; 0 for a new one.
 * @throws a response with status 400 for anything that no form of ours sends
 */
export function readTarget(form: FormData, idInAddress = NEW): { readonly id: string; readonly from: number } {
  const id = readText(form, 'id') || idInAddress;
  const from = readRevision(form.get('from') ?? (idInAddress === NEW ? '0' : null));
  const isKnown = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  if (isKnown && (from > 0 || id !== idInAddress)) return { id, from };
  throw data('Something went wrong. Reload the page and try again.', { status: 400 });
}
