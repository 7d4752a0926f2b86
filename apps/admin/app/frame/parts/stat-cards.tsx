import { formatCents } from '@showroom/store/rules';
import { joinClasses } from '@showroom/ui/join-classes';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../words/count-words.ts';

export interface StatCard {
  readonly label: string;
  readonly value: number;
  readonly isMoney?: boolean;
  readonly note?: string;
  readonly path?: string;
}

export interface StatCardsProps {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly cards: readonly StatCard[];
}

/** Columns on a desktop by the number of cards; default: four. */
const deskColumns: Readonly<Record<number, string>> = { 1: 'lg:w-1/2', 2: 'lg:w-1/2', 3: 'lg:w-3/4 lg:grid-cols-3' };

/** Counts as a row of cards. */
export function StatCards({ title, isTitleHidden = false, cards }: StatCardsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'mb-3 font-serif text-subheading'}>
        {title}
      </h2>
      <dl
        className={joinClasses(
          'grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-hairline bg-hairline',
          // An odd card in a row of two takes the full width: the grid’s background must not show.
          'max-lg:[&>:last-child:nth-child(odd)]:col-span-2',
          deskColumns[cards.length] ?? 'lg:grid-cols-4',
        )}
      >
        {cards.map(({ label, value, isMoney = false, note, path }) => (
          <div key={label} className="relative flex flex-col bg-paper-raised px-4 py-4 sm:px-5">
            <dt className="text-small text-ink-muted">
              {path === undefined ? (
                label
              ) : (
                <Link to={path} className="after:absolute after:inset-0 hover:underline">
                  {label}
                </Link>
              )}
            </dt>
            <dd className="figures mt-1 font-serif text-heading">
              {isMoney ? formatCents(value) : formatCount(value)}
            </dd>
            {note !== undefined && <dd className="mt-1 text-caption text-ink-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
