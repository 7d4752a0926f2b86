import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { countWords } from '../words/count-words.ts';
import { SEARCH_PATH } from '../navigation/page-paths.ts';
import { findPath, type FindingGroup } from './search-result.ts';

export interface Answer {
  readonly question: string;
  readonly groups: readonly FindingGroup[];
  /** The request failed. */
  readonly hasFailed?: true;
}

export interface CommandPaletteProps {
  /** Results for the first render; undefined to load the pages immediately. */
  readonly answer?: Answer;
  /** The search box. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** Called when a result is chosen. */
  readonly onChoose?: () => void;
}

/**
 * A search box with results as you type. Arrow keys move between the box and the results; Enter in the box opens the
 * first. Without scripts, a button submits the query.
 */
export function CommandPalette({ answer, box, onChoose }: CommandPaletteProps) {
  const asking = useFetcher<Answer>();
  const { load } = asking;
  const isAsked = answer !== undefined;
  useEffect(() => {
    if (!isAsked) void load(findPath(''));
  }, [isAsked, load]);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { question, groups, hasFailed = false } = asking.data ?? answer ?? { question: '', groups: [] };
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  // Enter pressed before the results arrived opens the first one once they do.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || asking.state !== 'idle') return;
    isAwaited.current = false;
    list.current?.querySelector('a')?.click();
  }, [asking.state]);

  function walk(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const stops = [box.current, ...links()];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  }

  return (
    // Arrow keys move between the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={walk} className="group/finder">
      <form
        role="search"
        action={SEARCH_PATH}
        className="flex items-end gap-3"
        onSubmit={(event) => {
          if (hasFailed) {
            event.preventDefault();
            void load(findPath(box.current?.value ?? ''));
            return;
          }
          // The shown results may be those of a shorter query.
          if (asking.state !== 'idle') {
            event.preventDefault();
            isAwaited.current = true;
            return;
          }
          if (question !== box.current?.value.trim()) return;
          const [first] = links();
          if (first === undefined) return;
          event.preventDefault();
          first.click();
        }}
      >
        <Field label="Search pages, posts, products and leads" className="flex-1">
          <Input
            ref={box}
            name="q"
            type="search"
            defaultValue={question}
            autoComplete="off"
            spellCheck={false}
            aria-controls={listId}
            onChange={(event) => {
              isAwaited.current = false;
              void load(findPath(event.target.value));
            }}
          />
        </Field>
        <div className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
      </form>
      <p role="status" className="mt-3 min-h-1 text-small text-ink-muted">
        {count === 0 && question !== '' && <span>{`No results for “${question}”.`}</span>}
        {count > 0 && question !== '' && <span className="sr-only">{countWords(count, 'result')}</span>}
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {hasFailed && 'Search isn’t available. Check your connection or sign in again.'}
      </p>
      <div ref={list} id={listId} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-5">
        {groups.map(({ title, findings }, groupIndex) => (
          <section key={title} aria-label={title}>
            <h3 className="eyebrow">{title}</h3>
            <ul className="mt-1 border-t border-hairline">
              {findings.map(({ label, detail, path }, index) => (
                <li key={path} className="border-b border-hairline">
                  <Link
                    to={path}
                    onClick={onChoose}
                    data-enter={groupIndex === 0 && index === 0 && question !== '' ? '' : undefined}
                    className="group -mx-2 flex min-h-11 items-center justify-between gap-4 rounded-sm px-2 py-1.5 hover:bg-stone-100 focus-visible:bg-stone-100 data-enter:group-has-[input:focus]/finder:bg-spruce-soft"
                  >
                    <span className="min-w-0">{label}</span>
                    <span className="max-w-[45%] shrink-0 text-right text-caption text-ink-muted">
                      {detail}
                      {/* What Enter in the box opens, while it has the focus. */}
                      <span className="ml-3 hidden font-medium text-spruce group-data-enter:group-has-[input:focus]/finder:inline pointer-coarse:hidden! noscript:hidden">
                        Enter ↵
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
