import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker, useLocation, type Location } from 'react-router-dom';
import { hasUnsavedChanges } from './has-unsaved-changes.ts';

export interface UnsavedChangesGuardProps {
  /** The query parameter that the page’s forms depend on: a change of it loses what was typed. Default: none. */
  readonly beginsWith?: string;
  /** Whether typed text survives a navigation, as under a dialog that opens over the page. Default: never. */
  readonly isSaved?: ((here: Location, next: Location) => boolean) | undefined;
  readonly children: ReactNode;
}

/**
 * Asks before a page with unsaved changes is left. Wraps all forms of a page, because a router can block only once.
 * The browser asks in its own words when the tab is closed or reloaded.
 */
export function UnsavedChangesGuard({ beginsWith, isSaved, children }: UnsavedChangesGuardProps) {
  const area = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const blocker = useBlocker(
    useCallback<Extract<Parameters<typeof useBlocker>[0], (...args: never) => unknown>>(
      ({ currentLocation: here, nextLocation: next }) =>
        (here.pathname === next.pathname ? isStartedOver(here, next, beginsWith) : isSaved?.(here, next) !== true) &&
        hasUnsavedChanges(area.current),
      [beginsWith, isSaved],
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
        <AskFirst isSamePage={blocker.location.pathname === pathname} onGo={blocker.proceed} onStay={blocker.reset} />
      )}
    </div>
  );
}

function isStartedOver(here: Location, next: Location, beginsWith: string | undefined): boolean {
  if (beginsWith === undefined) return false;
  const [is, will] = [here, next].map(({ search }) => new URLSearchParams(search).get(beginsWith));
  return is !== will;
}

function AskFirst(props: { readonly isSamePage: boolean; readonly onGo: () => void; readonly onStay: () => void }) {
  const { isSamePage, onGo, onStay } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={isSamePage ? 'Replace your text?' : 'Leave without saving?'}
      size="small"
      onOpenChange={onStay}
      // The focus starts on the answer that loses nothing.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        keep.current?.focus();
      }}
      footer={
        <>
          <Button variant="secondary" className="max-sm:px-4" onClick={onGo}>
            {isSamePage ? 'Replace it' : 'Leave without saving'}
          </Button>
          <Button ref={keep} className="max-sm:px-4" onClick={onStay}>
            {isSamePage ? 'Keep my text' : 'Keep editing'}
          </Button>
        </>
      }
    >
      <p>You have unsaved changes.</p>
    </Dialog>
  );
}
