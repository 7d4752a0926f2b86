import { isRouteErrorResponse } from 'react-router-dom';
import { findRejectedForm, rejectedFormTitle } from '../session/rejected-form.ts';
import { FULL_DISK_STATUS } from '../session/full-disk.ts';
import { findRefusal } from './refusal.ts';

export function describeError(error: unknown): { readonly title: string; readonly text: string } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'Page not found',
      text: 'It may have been deleted, or the link may be wrong.',
    };
  }
  const refusal = findRefusal(error);
  if (refusal !== undefined) return { title: "You don't have access to this page", text: refusal.words };
  const title = 'That didn’t work';
  if (isOffline(error)) {
    return { title: 'No connection', text: 'Couldn’t reach the server. Nothing was changed.' };
  }
  if (
    isRouteErrorResponse(error) &&
    (error.status < 500 || error.status === 503 || error.status === FULL_DISK_STATUS) &&
    typeof error.data === 'string' &&
    error.data !== ''
  ) {
    return { title, text: error.data };
  }
  return { title, text: 'Something went wrong on our end. Your last change may not have been saved.' };
}

/** Whether a page couldn’t be fetched: browsers report only a `TypeError` with their own wording. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}

/**
 * The `meta` of layouts. An error page replaces the page’s `meta`, so the layout sets the tab’s title. Otherwise it
 * is the default title.
 */
export function metaRoundPages({ error }: { readonly error?: unknown }) {
  return [{ title: nameError(error) ?? 'Admin' }, { name: 'robots', content: 'noindex' }];
}

function nameError(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  const kept = findRejectedForm(error);
  return kept === undefined ? describeError(error).title : rejectedFormTitle(kept.why);
}
