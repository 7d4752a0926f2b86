import { joinClasses } from '@showroom/ui/join-classes';
import { Link } from 'react-router-dom';
import type { ListFacts } from './load-list.server.ts';
import type { ListAddress } from './use-list-address.ts';

export interface TypeLinksProps {
  readonly address: ListAddress;
  readonly types: NonNullable<ListFacts['types']>;
}

/** The types of a family above its list, one shown at a time: each is a link to its list. */
export function TypeLinks({ address, types }: TypeLinksProps) {
  const isAny = types.options.some(({ value }) => address.isSelected(types.id, value));
  const all = { value: null, label: 'All', count: types.all, isCurrent: !isAny };
  const options = types.options.map(({ value, label, count }) => ({
    value,
    label,
    count,
    isCurrent: address.isSelected(types.id, value),
  }));
  return (
    <nav aria-label={types.label} className="mb-6 overflow-x-auto border-b border-hairline print:hidden">
      <ul className="flex gap-6">
        {[all, ...options].map(({ value, label, count, isCurrent }) => (
          <li key={label}>
            <Link
              to={{ search: address.searchWithOnly(types.id, value) }}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={joinClasses(
                'inline-flex min-h-11 items-baseline gap-2 border-b-2 py-2.5 whitespace-nowrap',
                isCurrent ? 'border-brass font-medium' : 'border-transparent hover:text-spruce',
              )}
            >
              {label}
              <span className="text-caption tabular-nums text-ink-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
