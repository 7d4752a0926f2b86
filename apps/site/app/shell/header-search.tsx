import type { SearchEntry, searchEntries } from '@showroom/catalog-data/search';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { countResults } from './count-results.ts';
import { useQuestion } from './use-question.ts';
import { SearchIcon } from './icons.tsx';

const SHOWN_RESULTS = 8;

const resultsPath = (question: string) => `/search?${new URLSearchParams({ q: question })}`;

interface SearchTools {
  readonly index: readonly SearchEntry[];
  readonly searchEntries: typeof searchEntries;
}

let toolsPromise: Promise<SearchTools> | undefined;
/** The index and the way to search it, fetched once, when the box is first used. After a failure the next key tries again. */
function loadSearch(): Promise<SearchTools> {
  toolsPromise ??= Promise.all([loadIndex(), import('@showroom/catalog-data/search')])
    .then(([index, search]) => ({ index, searchEntries: search.searchEntries }))
    .catch((error: unknown) => {
      toolsPromise = undefined;
      throw error;
    });
  return toolsPromise;
}

async function loadIndex(): Promise<readonly SearchEntry[]> {
  const response = await fetch('/search-index.json');
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json() as Promise<readonly SearchEntry[]>; // Our own route; its loader has the same type.
}

/**
 * The header's search: a combobox over the site's own index. Arrow keys walk the results, Enter opens the chosen one or,
 * with none chosen, the results page, where the question stays. Before and without scripts it is a plain form to that page.
 */
export function HeaderSearch({ className }: { readonly className?: string }) {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const { question, box } = useQuestion();
  const navigate = useNavigate();
  /** What the results shown answer. */
  const [answered, setAnswered] = useState('');
  const [found, setFound] = useState<readonly SearchEntry[] | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);

  function close() {
    setFound(null);
    setActiveIndex(-1);
  }

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // The dim overlay stands in the form, and is what a click "beside it" lands on.
      if (root.current?.contains(target) && !target.matches('[data-slot="overlay"]')) return;
      setFound(null);
      setActiveIndex(-1);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  async function search(value: string) {
    setActiveIndex(-1);
    if (value.trim() === '') return close();
    try {
      const tools = await loadSearch();
      // A slow answer must not overwrite what was typed since.
      const current = box.current?.value ?? '';
      if (current.trim() === '') return;
      setAnswered(current.trim());
      setFound(tools.searchEntries(tools.index, current));
    } catch {
      close(); // Without an index the form still leads to the results page.
    }
  }

  const shown = found?.slice(0, SHOWN_RESULTS) ?? [];

  const choose = (entry: SearchEntry) => {
    root.current?.reset();
    close();
    void navigate(entry.url);
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
      if (found) event.preventDefault();
      return close();
    }
    if (count === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // From the box (-1) up to the last result and down to the first, and back to the box after either end.
    setActiveIndex((index) => ((index + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const isListShown = shown.length > 0;
  return (
    // Leaving the form with the focus closes its results; the form itself is no control.
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
        Search colours and pages
      </label>
      <input
        ref={box}
        id={`${id}-box`}
        name="q"
        // Not "search", which the specification of ARIA keeps from being a combobox.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        // Uncontrolled: what was typed before the scripts came stays.
        defaultValue={question}
        autoComplete="off"
        placeholder="Search colours and pages"
        role="combobox"
        aria-expanded={isListShown}
        aria-controls={isListShown ? `${id}-results` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? `${id}-result-${activeIndex}` : undefined}
        onChange={(event) => {
          void search(event.target.value);
        }}
        onFocus={() => {
          loadSearch().catch(() => undefined);
          if (box.current?.value) void search(box.current.value);
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
      {found && (
        <>
          <div className="fixed inset-0 -z-10 bg-ink/30" aria-hidden="true" data-slot="overlay" />
          <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-md border border-hairline bg-paper-raised shadow-raised">
            {found.length === 0 ? (
              <p className="px-4 py-5 text-small text-ink-muted">
                Nothing matches “{answered}”. Try a colour, such as Aurora.
              </p>
            ) : (
              <div
                id={`${id}-results`}
                role="listbox"
                aria-label="Search results"
                className="max-h-[60vh] overflow-y-auto py-1"
              >
                {shown.map((entry, index) => (
                  // Keys are heard by the box, which keeps the focus.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={entry.title + entry.url}
                    id={`${id}-result-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === activeIndex}
                    onPointerMove={() => setActiveIndex(index)}
                    onClick={() => choose(entry)}
                    className="flex min-h-11 cursor-pointer flex-col justify-center px-4 py-2 aria-selected:bg-stone-100"
                  >
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="font-medium">{entry.title}</span>
                      <span className="shrink-0 text-caption text-ink-muted">{entry.category}</span>
                    </span>
                    <span className="truncate text-caption text-ink-muted">{entry.description}</span>
                  </div>
                ))}
              </div>
            )}
            {found.length > shown.length && (
              <Link
                to={resultsPath(answered)}
                onClick={close}
                className="flex min-h-11 items-center border-t border-hairline px-4 text-small text-spruce underline underline-offset-4 hover:bg-stone-100"
              >
                See all {found.length} results
              </Link>
            )}
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        {found ? countResults(found.length) : ''}
        {found && found.length > shown.length ? `, the first ${shown.length} are listed` : ''}
      </p>
    </form>
  );
}
