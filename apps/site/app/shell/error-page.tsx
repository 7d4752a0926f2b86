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
      title="Page not found"
      text="It may have moved, or the link may be wrong. Try a search or start here."
    />
  ) : (
    <WayOn
      eyebrow="Something went wrong on our end"
      title="We couldn’t load this page"
      text="Try again in a moment, or give us a call."
    >
      <LostAnswers>
        <Button className="mt-6" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </LostAnswers>
    </WayOn>
  );
}
