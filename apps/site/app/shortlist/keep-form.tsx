import { useState, type FormEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { KEEP_FORM } from './keep-button.tsx';
import { toSearch, useKeptProducts } from './kept-products.ts';

let tray: ReturnType<typeof importTray> | undefined;

const importTray = () => import('./keep-tray.tsx');

/** One promise for all clicks, as several imports of a file may resolve out of order. A failed one is tried again. */
function fetchTray() {
  tray ??= importTray();
  tray.catch(() => (tray = undefined));
  return tray;
}

/**
 * The form of every `KeepButton` on a page. The code that handles a click is fetched on the first one. Without scripts the form opens the
 * shortlist with the product that was clicked.
 */
export function KeepForm() {
  const location = useLocation();
  const kept = useKeptProducts();
  // What was said on a page is said no more on another one.
  const [answer, setAnswer] = useState<{
    readonly path: string;
    readonly words: string;
    readonly tray: ReactElement;
  }>();
  const said = answer?.path === location.pathname ? answer : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter; // React's type for submit events has no submitter.
    if (!(button instanceof HTMLButtonElement) || button.name === '') return;
    const name = `${button.name}=${button.value}` as const;
    fetchTray().then(
      ({ press }) => setAnswer({ path: location.pathname, ...press(name, () => setAnswer(undefined)) }),
      // Where its file cannot be had, the page of the shortlist may be.
      () => window.location.assign(`/shortlist${toSearch([...kept, name])}`),
    );
  }

  return (
    <form
      id={KEEP_FORM}
      // A landmark only while it has a message.
      aria-label={said && 'Shortlist'}
      action="/shortlist"
      data-held=""
      onSubmit={handleSubmit}
      className="keep-form"
    >
      {/* A form has a button in it: those of the products stand elsewhere. */}
      <button type="submit" hidden>
        Shortlist
      </button>
      <p role="status">{said?.words}</p>
      {said?.tray}
    </form>
  );
}
