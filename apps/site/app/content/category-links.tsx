import { joinClasses } from '@showroom/ui/join-classes';
import { Link } from 'react-router-dom';

export interface CategoryLink {
  readonly label: string;
  readonly count: number;
  /** The query of its list; empty for the list of all. */
  readonly search: string;
  readonly isCurrent: boolean;
}

export interface CategoryLinksProps {
  /** What they are links to. */
  readonly label: string;
  readonly links: readonly CategoryLink[];
}

/** Categories above a list, one shown at a time: each is a link to its list, with how many there are. */
export function CategoryLinks({ label, links }: CategoryLinksProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-hairline print:hidden">
      <ul className="flex gap-6">
        {links.map(({ label: words, count, search, isCurrent }) => (
          <li key={words}>
            <Link
              to={{ search }}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={joinClasses(
                'inline-flex min-h-11 items-baseline gap-2 border-b-2 py-2.5 whitespace-nowrap',
                isCurrent ? 'border-brass font-medium' : 'border-transparent hover:text-spruce',
              )}
            >
              {words}
              <span className="text-caption tabular-nums text-ink-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
