import { useState, type FormEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { KEEP_FORM } from './keep-button.tsx';
import { toSearch, useKeptProducts } from './kept-products.ts';

let tray: ReturnType<typeof importTray> | undefined;

const importTray = () => import('./keep-tray.tsx');

/** One promise for all presses, as several imports of a file need not be answered in their order. A failed one is tried again. */
function fetchTray() {
  tray ??= importTray();
  tray.catch(() => (tray = undefined));
  return tray;
}

/**
 * What every `KeepButton` of a page belongs to: it hears of each press. What follows from one is fetched then. Without scripts it leads to the shortlist of what was pressed.
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
    const button = (event.nativeEvent as SubmitEvent).submitter; // React says of no event more than that it is one.
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
      // A landmark while there is something in it.
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
