import { LostAnswers } from '@showroom/app-frame/lost-answers';
import { Button } from '@showroom/ui/button';
import { isRouteErrorResponse } from 'react-router-dom';
import { WayOn } from './way-on.tsx';

/**
 * The page for what went wrong. A missing page is the visitor's ordinary mistake; anything else is ours, and its text
 * stays in the log: only words written for visitors are shown.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <WayOn
      eyebrow="404"
      title="This page is not here"
      text="It may have moved, or the address may have a slip in it. Search for what you were after, or start from one of these."
    />
  ) : (
    <WayOn
      eyebrow="Something failed on our side"
      title="We could not show this page"
      text="Load it again, or call us and we will help you straight away."
    >
      <LostAnswers>
        <Button className="mt-6" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </LostAnswers>
    </WayOn>
  );
}
