import { data } from 'react-router-dom';

/**
 * The revision that a form or link was made from.
 *
 * @throws a response with status 400 for anything that no page of ours sends
 */
export function readRevision(sent: FormDataEntryValue | null | undefined): number {
  if (typeof sent === 'string' && /^\d{1,9}$/.test(sent)) return Number(sent);
  throw data('Something went wrong. Reload the page and try again.', { status: 400 });
}
