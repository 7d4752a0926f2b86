import { reportPageError } from '@showroom/app-frame/report-page-error';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What a press asked for is drawn in one go: in slices of a transition, with a frame between any two, it takes twice as long. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
    { onCaughtError: reportPageError, onUncaughtError: reportPageError },
  );
});
