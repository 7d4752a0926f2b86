import { useState, type FormEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SHORTLIST_FORM } from './shortlist-button.tsx';
import { toSearch, useShortlist } from './stored-shortlist.ts';

let tray: ReturnType<typeof importTray> | undefined;

const importTray = () => import('./shortlist-tray.tsx');

/** One promise for all clicks, as several imports of a file may resolve out of order. A failed one is tried again. */
function fetchTray() {
  tray ??= importTray();
  tray.catch(() => (tray = undefined));
  return tray;
}

/**
 * The form of every `ShortlistButton` on a page. The code that handles a click is fetched on the first one. Without scripts the form opens the
 * shortlist with the product that was clicked.
 */
export function ShortlistForm() {
  const location = useLocation();
  const names = useShortlist();
  // Shown on the page of the click only.
  const [outcome, setOutcome] = useState<{
    readonly path: string;
    readonly words: string;
    readonly tray: ReactElement;
  }>();
  const shown = outcome?.path === location.pathname ? outcome : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter; // React's type for submit events has no submitter.
    if (!(button instanceof HTMLButtonElement) || button.name === '') return;
    const name = `${button.name}=${button.value}` as const;
    fetchTray().then(
      ({ toggleProduct }) =>
        setOutcome({ path: location.pathname, ...toggleProduct(name, () => setOutcome(undefined)) }),
      // If the file can't be fetched, the shortlist page may still load.
      () => window.location.assign(`/shortlist${toSearch([...names, name])}`),
    );
  }

  return (
    <form
      id={SHORTLIST_FORM}
      // A landmark only while it has a message.
      aria-label={shown && 'Shortlist'}
      action="/shortlist"
      data-held=""
      onSubmit={handleSubmit}
      className="shortlist-form"
    >
      {/* The visible buttons are outside the form. */}
      <button type="submit" hidden>
        Shortlist
      </button>
      <p role="status">{shown?.words}</p>
      {shown?.tray}
    </form>
  );
}
