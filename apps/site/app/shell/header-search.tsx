import type { SearchEntry } from '@showroom/catalog-data/search';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuestion } from './use-question.ts';
import { SearchIcon } from './icons.tsx';
import type * as searchWindow from './search-window.tsx';

const SHOWN_RESULTS = 8;

const resultsPath = (question: string) => `/search?${new URLSearchParams({ q: question })}`;

type SearchTools = typeof searchWindow & { readonly index: readonly SearchEntry[] };

let toolsPromise: Promise<SearchTools> | undefined;
/** The index, the way to search it and the window of its results, fetched once, when the box is first used. After a failure the next key tries again. */
function loadSearch(): Promise<SearchTools> {
  toolsPromise ??= Promise.all([loadIndex(), import('./search-window.tsx')])
    .then(([index, parts]) => ({ ...parts, index }))
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
  const [answer, setAnswer] = useState<{
    readonly question: string;
    readonly found: readonly SearchEntry[];
    readonly tools: SearchTools;
  } | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);

  function close() {
    setAnswer(null);
    setActiveIndex(-1);
  }

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // The dim overlay stands in the form, and is what a click "beside it" lands on.
      if (root.current?.contains(target) && !target.matches('[data-slot="overlay"]')) return;
      setAnswer(null);
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
      setAnswer({ question: current.trim(), found: tools.searchEntries(tools.index, current), tools });
    } catch {
      close(); // Without an index the form still leads to the results page.
    }
  }

  const shown = answer?.found.slice(0, SHOWN_RESULTS) ?? [];

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
      if (answer) event.preventDefault();
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
      {answer && (
        <answer.tools.SearchWindow
          id={id}
          question={answer.question}
          allHref={resultsPath(answer.question)}
          found={answer.found}
          shown={shown}
          activeIndex={activeIndex}
          onPoint={setActiveIndex}
          onChoose={choose}
          onClose={close}
        />
      )}
      <p role="status" className="sr-only">
        {answer ? answer.tools.announceResults(answer.found.length, shown.length) : ''}
      </p>
    </form>
  );
}
