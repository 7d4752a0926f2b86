import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultsPath, useQuestion } from './use-question.ts';
import { SearchIcon } from './icons.tsx';
import type { SearchAnswer } from './search-window.tsx';

const loadWindow = () => import('./search-window.tsx');

export interface HeaderSearchProps {
  /** For margin, width and grid area. */
  readonly className?: string;
}

/**
 * The header's search, a combobox. Arrow keys select a result; Enter opens it, or the results page if none is selected. Without
 * scripts it is a form to that page.
 */
export function HeaderSearch({ className }: HeaderSearchProps) {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const { question, box } = useQuestion();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<SearchAnswer | 'unreachable' | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);
  const asking = useRef<AbortController>(null);

  function close() {
    asking.current?.abort();
    setAnswer(null);
    setActiveIndex(-1);
  }

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      // The dim overlay is part of the form, but a click on it is a click outside.
      if (root.current?.contains(target) && !target.matches('[data-slot="overlay"]')) return;
      asking.current?.abort();
      setAnswer(null);
      setActiveIndex(-1);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  /** Shows the results of a query as it is typed. The request for an earlier query is aborted. */
  function search(value: string) {
    const wanted = value.trim();
    if (wanted === '') return close();
    setActiveIndex(-1);
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    // The form still leads to the results page.
    loadWindow()
      .then(({ ask }) => {
        signal.throwIfAborted();
        return ask(wanted, signal);
      })
      .then(setAnswer, () => signal.aborted || setAnswer('unreachable'));
  }

  const isUnreachable = answer === 'unreachable';
  const open = isUnreachable ? null : answer;
  const shown = open?.found.results ?? [];

  const choose = ({ url }: { readonly url: string }) => {
    root.current?.reset();
    close();
    void navigate(url);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = (box.current?.value ?? '').trim();
    if (query === '') return;
    const chosen = shown[activeIndex];
    if (chosen) return choose(chosen);
    close();
    void navigate(resultsPath(query));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = shown.length;
    if (event.key === 'Escape') {
      if (answer) event.preventDefault();
      return close();
    }
    if (count === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // -1 is the box, which follows the last result and precedes the first.
    setActiveIndex((index) => ((index + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const isListShown = shown.length > 0;
  return (
    // Closes the results when the focus leaves the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={root}
      action="/search"
      role="search"
      onSubmit={onSubmit}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
      className={`relative ${className ?? ''}`}
    >
      <label htmlFor={`${id}-box`} className="sr-only">
        Search products and pages
      </label>
      <input
        ref={box}
        id={`${id}-box`}
        name="q"
        // ARIA doesn't allow a combobox of type "search".
        type="text"
        inputMode="search"
        enterKeyHint="search"
        // Uncontrolled, so that text typed before hydration stays.
        defaultValue={question}
        autoComplete="off"
        placeholder="Search products and pages"
        role="combobox"
        aria-expanded={isListShown}
        aria-controls={isListShown ? `${id}-results` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? `${id}-result-${activeIndex}` : undefined}
        onChange={(event) => search(event.target.value)}
        onFocus={() => {
          // Fetched when the box is first used.
          loadWindow().catch(() => undefined);
          if (box.current?.value) search(box.current.value);
        }}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded-sm border border-stone-300 bg-paper-raised pl-9 pr-3 text-small placeholder:text-ink-muted"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute left-0 top-0 grid size-11 place-items-center rounded-sm text-ink-muted hover:text-ink"
      >
        <SearchIcon className="size-4" />
      </button>
      {open && (
        <open.Window
          id={id}
          question={open.question}
          found={open.found}
          activeIndex={activeIndex}
          onPoint={setActiveIndex}
          onChoose={choose}
          onClose={close}
        />
      )}
      <p
        role="status"
        className={
          isUnreachable
            ? 'absolute inset-x-0 top-full z-30 border border-hairline bg-paper-raised p-4 text-small'
            : 'sr-only'
        }
      >
        {isUnreachable ? 'Search isn’t responding. Press Enter to try again.' : open?.announcement}
      </p>
    </form>
  );
}
