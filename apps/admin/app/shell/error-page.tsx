import { LinkButton } from '@showroom/ui/link-button';
import { isRouteErrorResponse, Link } from 'react-router-dom';

/** What went wrong, in words meant to be read, and the way back to work. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main tabIndex={-1} className="grid min-h-[60vh] place-items-center p-6 outline-none">
      <div className="max-w-md">
        <h1 className="font-serif text-title">{isMissing ? 'There is nothing here' : 'That did not work'}</h1>
        <p className="mt-3 text-ink-muted">
          {isMissing
            ? 'It may have been deleted, or the address may have a slip in it.'
            : 'The fault is on our side and has been noted. Nothing you saved before is lost.'}
        </p>
        <LinkButton as={Link} className="mt-6" to="/admin/leads">
          Back to the leads
        </LinkButton>
      </div>
    </main>
  );
}
