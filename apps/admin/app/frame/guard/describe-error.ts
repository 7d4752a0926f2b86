import { isRouteErrorResponse } from 'react-router-dom';
import { findRejectedForm, rejectedFormTitle } from '../session/rejected-form.ts';
import { FULL_DISK_STATUS } from '../session/full-disk.ts';
import { findRefusal } from './refusal.ts';

/** What went wrong, in words meant to be read: a heading, and what there is to say below it. */
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
  // What was sent made no sense, the store is away, or its disk is full; the words say how.
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

/** Whether a page was asked for and never came: browsers say no more of it than a `TypeError` of their own words. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}

/**
 * The `meta` of what stands round pages: an error has the tab of the browser say what its page says, as the meta of a page whose
 * place it takes is not asked. Otherwise what a page without a name of its own is called.
 */
export function metaRoundPages({ error }: { readonly error?: unknown }) {
  return [{ title: nameError(error) ?? 'Admin' }, { name: 'robots', content: 'noindex' }];
}

function nameError(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  const kept = findRejectedForm(error);
  return kept === undefined ? describeError(error).title : rejectedFormTitle(kept.why);
}
