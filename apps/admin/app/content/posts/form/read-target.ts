import { readText } from '../../../frame/session/read-text.ts';

/** Which post a form is of, and from which of its revisions it was filled; undefined where it does not say. */
export function readTarget(form: FormData): { readonly id: string; readonly from: number } | undefined {
  const id = readText(form, 'id');
  const from = readText(form, 'from');
  const isKnown = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) && /^\d{1,9}$/.test(from);
  return isKnown ? { id, from: Number(from) } : undefined;
}
