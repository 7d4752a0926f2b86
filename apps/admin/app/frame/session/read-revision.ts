import { data } from 'react-router-dom';

/**
 * The revision that a form was filled from, or a link made for.
 *
 * @throws an answer with status 400 for what no page of ours sent
 */
export function readRevision(sent: FormDataEntryValue | null | undefined): number {
  if (typeof sent === 'string' && /^\d{1,9}$/.test(sent)) return Number(sent);
  throw data('Something went wrong. Reload the page and try again.', { status: 400 });
}
