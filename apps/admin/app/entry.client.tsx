import { reportPageError } from '@showroom/app-frame/report-page-error';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { rememberEarlyInput } from './frame/shell/early-input.tsx';

rememberEarlyInput();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onCaughtError: reportPageError, onUncaughtError: reportPageError },
  );
});
