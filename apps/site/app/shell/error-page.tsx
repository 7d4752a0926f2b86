import { LostAnswers } from '@showroom/app-frame/lost-answers';
import { Button } from '@showroom/ui/button';
import { isRouteErrorResponse } from 'react-router-dom';
import { MessagePage } from './message-page.tsx';

export interface ErrorPageProps {
  /** What the router caught. */
  readonly error: unknown;
}

/** The page for an error. The error's own text is only logged. */
export function ErrorPage({ error }: ErrorPageProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <MessagePage
      eyebrow="404"
      title="Page not found"
      text="It may have moved, or the link may be wrong. Try a search or start here."
    />
  ) : (
    <MessagePage
      eyebrow="Something went wrong on our end"
      title="We couldn’t load this page"
      text="Try again in a moment, or give us a call."
    >
      <LostAnswers>
        <Button className="mt-6" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </LostAnswers>
    </MessagePage>
  );
}
