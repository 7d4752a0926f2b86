import { LinkButton } from '@showroom/ui/link-button';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { findKeptForm } from '../session/kept-form.ts';
import { KeptFormWords } from '../session/kept-form-words.tsx';
import { HOME_PATH } from '../session/return-path.ts';
import { FULL_DISK_STATUS } from './full-disk.ts';
import { findRefusal } from './refusal.ts';

/** A whole page of it, where no frame can be drawn. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <main tabIndex={-1} className="grid min-h-[60vh] place-items-center p-6 outline-none">
      <ErrorWords error={error} />
    </main>
  );
}

/** What went wrong, in words meant to be read, and the way back to work. */
export function ErrorWords({ error }: { readonly error: unknown }) {
  const kept = findKeptForm(error);
  if (kept !== undefined) return <KeptFormWords form={kept} />;
  const { title, text } = describe(error);
  return (
    <div className="max-w-md">
      <h1 className="font-serif text-title">{title}</h1>
      <p className="mt-3 text-ink-muted">{text}</p>
      <LinkButton as={Link} className="mt-6" to={HOME_PATH}>
        Back to the overview
      </LinkButton>
    </div>
  );
}

/** The same for a route without a page of its own, which exports it as its `ErrorBoundary`: a form that no script sent shows what it answers. */
export function RouteErrorWords() {
  return <ErrorWords error={useRouteError()} />;
}

function describe(error: unknown): { readonly title: string; readonly text: string } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'There is nothing here',
      text: 'It may have been deleted, or the address may have a slip in it.',
    };
  }
  const title = 'That did not work';
  const refusal = findRefusal(error);
  if (refusal !== undefined) return { title, text: refusal.words };
  if (isOffline(error)) {
    return { title: 'There is no connection', text: 'The server was not reached, so nothing was changed by that.' };
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
  return { title, text: 'The fault is on our side and has been noted. What you just did may not have been saved.' };
}

/** Whether a page was asked for and never came: browsers say no more of it than a `TypeError` of their own words. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}
