import type { SearchEntry } from '@showroom/catalog-data/search';
import { Link } from 'react-router-dom';
import { countResults } from './count-results.ts';

export { searchEntries } from '@showroom/catalog-data/search';

export interface SearchWindowProps {
  /** Of the search box: its options are known by it. */
  readonly id: string;
  /** What the results answer. */
  readonly question: string;
  /** Where all of them are found. */
  readonly allHref: string;
  readonly found: readonly SearchEntry[];
  /** The first of them, which are listed. */
  readonly shown: readonly SearchEntry[];
  /** Which of those the arrow keys or the pointer are at; -1 for none. */
  readonly activeIndex: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (entry: SearchEntry) => void;
  readonly onClose: () => void;
}

/** What the header's search finds, under its box. A file of its own, fetched with the index when the box is first used. */
export function SearchWindow({
  id,
  question,
  allHref,
  found,
  shown,
  activeIndex,
  onPoint,
  onChoose,
  onClose,
}: SearchWindowProps) {
  return (
    <>
      <div className="fixed inset-0 -z-10 bg-ink/30" aria-hidden="true" data-slot="overlay" />
      <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-md border border-hairline bg-paper-raised shadow-raised">
        {found.length === 0 ? (
          <p className="px-4 py-5 text-small text-ink-muted">
            Nothing matches “{question}”. Try a colour, such as Aurora.
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
                onPointerMove={() => onPoint(index)}
                onClick={() => onChoose(entry)}
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
            to={allHref}
            onClick={onClose}
            className="flex min-h-11 items-center border-t border-hairline px-4 text-small text-spruce underline underline-offset-4 hover:bg-stone-100"
          >
            See all {found.length} results
          </Link>
        )}
      </div>
    </>
  );
}

/** What a screen reader hears of the results. */
export function announceResults(found: number, shown: number): string {
  return `${countResults(found)}${found > shown ? `, the first ${shown} are listed` : ''}`;
}
