import { reportPageError } from '@showroom/app-frame/report-page-error';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Pages render without transitions: in slices, with a frame between any two, a click takes twice as long to show its result. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
    { onCaughtError: reportPageError, onUncaughtError: reportPageError },
  );
});
