import { useEffect, useRef, type ComponentType } from 'react';
import { SiteLink } from './site-link.tsx';
import type { ResultPage, SearchResult } from '../search/answer-question.server.ts';
import { ResultPicture } from '../search/result-picture.tsx';
import { countResults } from './count-results.ts';
import { resultsPath } from './use-question.ts';

interface SearchWindowProps {
  readonly id: string;
  readonly question: string;
  readonly found: ResultPage;
  readonly activeIndex: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (result: SearchResult) => void;
  readonly onClose: () => void;
}

const linkClass =
  'flex min-h-11 items-center border-t border-hairline px-4 text-small text-spruce underline underline-offset-4 hover:bg-stone-100';

/** The results under the header's search box. */
function SearchWindow({ id, question, found, activeIndex, onPoint, onChoose, onClose }: SearchWindowProps) {
  const { count, results, readAs, instead } = found;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current?.children[activeIndex];
    // Not while the pointer is on it.
    if (active && !active.matches(':hover')) active.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <>
      <div className="fixed inset-0 -z-10 bg-ink/30" aria-hidden="true" data-slot="overlay" />
      <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-md border border-hairline bg-paper-raised shadow-raised">
        {count === 0 ? (
          <p className="px-4 py-5 text-small wrap-anywhere text-ink-muted">
            {`Nothing matches “${question}”.`}
            {instead.length === 0 && <span> Try a colour, a size or a finish.</span>}
          </p>
        ) : (
          <>
            {readAs !== null && (
              <p className="border-b border-hairline px-4 py-2 text-caption text-ink-muted">Showing “{readAs}”</p>
            )}
            <div
              ref={list}
              id={`${id}-results`}
              role="listbox"
              aria-label="Search results"
              className="max-h-[60vh] overflow-y-auto py-1"
            >
              {results.map((result, index) => (
                // The box, which has the focus, handles keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={result.title + result.url}
                  id={`${id}-result-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  onPointerMove={() => onPoint(index)}
                  onClick={() => onChoose(result)}
                  className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-1.5 aria-selected:bg-stone-100"
                >
                  <span className="w-14 shrink-0">
                    <ResultPicture picture={result.picture} sizes="3.5rem" />
                  </span>
                  <span className="min-w-0 grow">
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="font-medium leading-tight">{result.title}</span>
                      <span className="shrink-0 text-caption text-ink-muted">{result.category}</span>
                    </span>
                    <span className="flex justify-between gap-3 text-caption text-ink-muted">
                      <span className="truncate">{result.description}</span>
                      {result.price !== null && <span className="figures shrink-0">{result.price}</span>}
                    </span>
                  </span>
                </div>
              ))}
            </div>
          </>
        )}
        {count > results.length && (
          <SiteLink href={resultsPath(question)} onClick={onClose} className={linkClass}>
            See all {count} results
          </SiteLink>
        )}
        {instead.map((other) => (
          <SiteLink key={other} href={resultsPath(other)} onClick={onClose} className={linkClass}>
            Did you mean {other}?
          </SiteLink>
        ))}
      </div>
    </>
  );
}

/** Results, with the component that shows them. */
export interface SearchAnswer extends Pick<SearchWindowProps, 'question' | 'found'> {
  readonly Window: ComponentType<SearchWindowProps>;
  /** For screen readers. */
  readonly announcement: string;
}

/**
 * Searches on the server. This file is fetched when the box is first used.
 *
 * @throws when the request fails or is aborted
 */
export async function ask(question: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(resultsPath(question).replace('?', '/suggestions?'), { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const found = (await response.json()) as ResultPage; // Our own route; its loader has the same type.
  return { question, found, Window: SearchWindow, announcement: announceResults(found) };
}

function announceResults({ count, results, readAs, instead }: ResultPage): string {
  if (count > results.length) return `${countResults(count, readAs)}, showing the first ${results.length}`;
  return countResults(count, readAs) + instead.map((other) => `, did you mean ${other}?`).join('');
}
