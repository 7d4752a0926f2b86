import { Button } from '@showroom/ui/button';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedChanges } from './has-unsaved-changes.ts';
import { ModalDialog } from './modal-dialog.tsx';

/**
 * Asks before a page is left on which something was typed and not saved. Round all forms of a page: a router asks one question
 * at a time. What the browser itself closes or reloads, it asks in its own words.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const blocker = useBlocker(
    useCallback<Extract<Parameters<typeof useBlocker>[0], (...args: never) => unknown>>(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(area.current),
      [],
    ),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges(area.current)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  return (
    <div ref={area}>
      {children}
      {blocker.state === 'blocked' && (
        <ModalDialog title="Leave without saving?" onCancel={blocker.reset}>
          <p>What you changed here has not been saved.</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={blocker.proceed}>
              Leave without saving
            </Button>
            <Button onClick={blocker.reset}>Stay here</Button>
          </div>
        </ModalDialog>
      )}
    </div>
  );
}
