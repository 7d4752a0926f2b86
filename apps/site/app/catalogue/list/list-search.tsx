import type { Noun } from '@showroom/catalog-data/catalogue/product-families';
import { useEffect, useRef } from 'react';
import { SearchIcon } from '../../shell/icons.tsx';
import type { ListAddress } from './use-list-address.ts';

const PAUSE_MS = 250;

export interface ListSearchProps {
  readonly address: ListAddress;
  readonly noun: Noun;
  readonly text: string;
  /** The filters' form, which submits the text when there are no scripts. */
  readonly formId: string;
}

/** Searches the list by name. With scripts the list follows the typing; without, Enter submits it with the filters. */
export function ListSearch({ address, noun, text, formId }: ListSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Uncontrolled, so that text typed before hydration stays and a response doesn't overwrite typing.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function ask(pauseMs: number) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const wanted = box.current?.value.trim() ?? '';
      if (wanted !== address.text) address.searchFor(wanted);
    }, pauseMs);
  }

  return (
    <div className="relative mb-6 max-w-md print:hidden">
      <label htmlFor="list-search" className="sr-only">
        Search {noun.many} by name or collection
      </label>
      <SearchIcon className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-muted" />
      <input
        ref={box}
        id="list-search"
        name="q"
        form={formId}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={text}
        placeholder={`Search ${noun.many}`}
        onChange={() => ask(PAUSE_MS)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          ask(0);
        }}
        className="h-11 w-full rounded-sm border border-stone-400 bg-paper-raised pr-3 pl-9 text-small placeholder:text-ink-muted"
      />
    </div>
  );
}
