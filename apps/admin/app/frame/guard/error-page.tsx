import { LostAnswers } from '@showroom/app-frame/lost-answers';
import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { findRejectedForm } from '../session/rejected-form.ts';
import { RejectedFormMessage } from '../form/rejected-form-message.tsx';
import { HOME_PATH } from '../session/return-path.ts';
import { describeError } from './describe-error.ts';

/** An error page without the admin’s frame. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <main tabIndex={-1} className="grid min-h-[60vh] place-items-center p-6 outline-none">
      <ErrorWords error={error} />
    </main>
  );
}

export function ErrorWords({ error }: { readonly error: unknown }) {
  const kept = findRejectedForm(error);
  if (kept !== undefined) return <RejectedFormMessage form={kept} />;
  const { title, text } = describeError(error);
  // Reloading doesn’t help a missing page.
  const isWorthAnother = !(isRouteErrorResponse(error) && error.status === 404);
  return (
    <div className="max-w-md">
      <h1 className="font-serif text-title">{title}</h1>
      <p className="mt-3 text-ink-muted">{text}</p>
      {isWorthAnother && (
        <LostAnswers>
          <Button className="mt-6 mr-3" onClick={() => location.reload()}>
            Reload page
          </Button>
        </LostAnswers>
      )}
      <LinkButton as={Link} variant={isWorthAnother ? 'secondary' : 'primary'} className="mt-6" to={HOME_PATH}>
        Back to overview
      </LinkButton>
    </div>
  );
}

/** The `ErrorBoundary` of a route without a page: shows what a form without scripts answers. */
export function RouteErrorWords() {
  return <ErrorWords error={useRouteError()} />;
}
