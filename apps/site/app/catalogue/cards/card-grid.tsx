import { PartPlacerContext, placeMarkup } from '@showroom/app-frame/cached-part';
import { joinClasses } from '@showroom/ui/join-classes';
import { use, useEffect, useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { afterFrame } from '../../shell/after-frame.ts';
import type { Foresight } from '../list/use-foresight.ts';
import { useListChange } from '../list/use-list-change.ts';
import { parseCardNames, type CardLayout, type Cards } from './cards.ts';

/**
 * How many stand side by side. Two to a row of a phone: of one, nothing stands beside it to be compared with, and fifty are a
 * walk of twenty screens. Low pictures, as slabs are, stand closer on a wide screen. `card-columns` gives a list three to a
 * row, or four where three would leave one alone. How wide a picture is drawn then is known to `drawCards`.
 */
const columns: Readonly<Record<CardLayout, string>> = {
  list: 'card-columns',
  closeList: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  /** Four that end a page or open a list. */
  row: 'grid-cols-2 md:grid-cols-4',
  /** The same, pushed along on a phone, where a list follows that one thumbs down. */
  strip: 'max-md:auto-cols-[44%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-4 md:grid-cols-4',
};

export interface CardGridProps {
  readonly cards: Cards;
  /** Places it: a margin. */
  readonly className?: string | undefined;
  /** The cards are about to change. */
  readonly isBusy?: boolean | undefined;
  /** Tells which of them are about to go. */
  readonly foresight?: Foresight | undefined;
}

/** Cards of products of one family, in a grid, as the server has drawn them. One that stays in a list is left as it is. */
export function CardGrid({ cards, className, isBusy, foresight }: CardGridProps) {
  const { html, layout, names, search } = cards;
  const grid = useRef<HTMLUListElement>(null);

  // The pages of cards that stay go on in another list than before.
  useListChange(search, () => {
    for (const link of grid.current?.querySelectorAll<HTMLAnchorElement>('.card-link') ?? []) link.search = search;
  });

  const atOnce = useCountAtOnce(cards);
  useNarrowing(grid, foresight);

  // In a finished page pictures fail before any script runs.
  useEffect(() => {
    for (const image of grid.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) markFailed(image);
    }
  }, []);

  return (
    <ul
      ref={grid}
      className={joinClasses(
        'grid gap-x-3 gap-y-7 transition-opacity data-busy:opacity-50 sm:gap-x-6 sm:gap-y-9',
        columns[layout],
        className,
      )}
      data-busy={isBusy || undefined}
      onErrorCapture={handleError}
    >
      {parseCardNames(names).map(({ slug, version }, at) => (
        <CardSlot key={slug} version={version} html={at < atOnce ? html?.[at] : null} />
      ))}
    </ul>
  );
}

/** Takes cards that go out of sight before the list without them has come. By hand, as what stands in them: React draws them then. */
function useNarrowing(grid: RefObject<HTMLUListElement | null>, foresight?: Foresight): void {
  // Another list brings another foresight.
  useLayoutEffect(() => {
    const { current } = grid;
    const end = foresight?.((stays) => hideCards(current, stays));
    return () => {
      end?.();
      hideCards(current);
    };
  }, [grid, foresight]);
}

function hideCards(grid: HTMLUListElement | null, stays?: readonly boolean[]): void {
  for (const [at, slot] of [...(grid?.children ?? [])].entries()) slot.toggleAttribute('hidden', stays?.[at] === false);
}

/** As many as a screen shows of them beneath the head of their list: of a phone, of any other. Its window would have to be laid out for that. */
const countInSight = () => (screen.width < 768 ? 8 : 12);

/**
 * How many cards are drawn in the frame that shows their list. Those further down come right after it: on a phone fifty take a third
 * of a press. All at once where a browser goes back to, as the place there is counted in true heights, and in a page's own document.
 */
function useCountAtOnce({ html, names }: Cards): number {
  const type = useNavigationType();
  const [shown, setShown] = useState<string>();
  const isWhole = shown === names || type === NavigationType.Pop || html === undefined || html.length <= countInSight();
  useEffect(() => (isWhole ? undefined : afterFrame(() => setShown(names))), [isWhole, names]);
  return isWhole ? Number.POSITIVE_INFINITY : countInSight();
}

/** The cards of the page's own document: React drops what it has to draw again, as where an extension has changed the page. */
const documentSlots = typeof document === 'undefined' ? [] : document.querySelectorAll('.card-slot');
const EMPTY = { __html: '' };

interface CardSlotProps {
  readonly version: string;
  /** Undefined where the page's document has it; null of a card that has yet to come. */
  readonly html: string | null | undefined;
}

/** The place of a card. What stands in it is put there by hand, and only when it is another: pictures come again otherwise. */
function CardSlot({ version, html }: CardSlotProps) {
  const slot = useRef<HTMLLIElement>(null);
  const shownVersion = useRef(version);
  useLayoutEffect(() => {
    const { current } = slot;
    if (current === null || html === null || (current.firstChild !== null && shownVersion.current === version)) return;
    shownVersion.current = version;
    if (html === undefined) {
      const at = [...document.querySelectorAll('.card-slot')].indexOf(current);
      current.innerHTML = documentSlots[at]?.innerHTML ?? '';
    } else current.innerHTML = html;
  });
  const markup = import.meta.env.SSR ? placeMarkup(use(PartPlacerContext), html ?? '') : EMPTY;
  return <li ref={slot} className="card-slot" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

function handleError({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) markFailed(target);
}

/** Its description stands in its place then. */
function markFailed(image: HTMLImageElement) {
  image.dataset['failed'] = '';
}
