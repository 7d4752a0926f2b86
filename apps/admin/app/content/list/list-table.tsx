import type { ContentSortKey } from '@showroom/store/admin';
import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';
import { isItemName } from '../../frame/navigation/content-kinds.ts';
import { SortHead } from '../../frame/sorting/sort-head.tsx';
import type { Sort } from '../../frame/sorting/sorts.ts';
import { ChooseBox } from './bulk/bulk-choice.tsx';
import type { ListColumn } from '../kind-definitions/kind-list.ts';
import { kindForms } from '../kinds/kinds.ts';
import { EntryActions, StatusBadge } from './entry-parts.tsx';
import type { ListCardsProps } from './list-cards.tsx';
import type { ListCard } from './load-list.server.ts';

export interface ListTableProps extends ListCardsProps {
  readonly sort: Sort<ContentSortKey>;
  readonly toSorted: (sort: Sort<ContentSortKey>) => string;
}

const cellClass = 'px-3 py-3 align-top';
/** On the line of the title, which is 44 px high; below a desktop’s width, one of two that share a line. */
const factClass = 'max-xl:px-0 max-xl:py-0.5 xl:pt-6';
/** On a tablet, what is below the name is aligned with it, not with the checkbox and the picture. */
const belowNameClass = 'sm:max-xl:pl-34';

/** On a phone and a tablet, the name and the actions share the first line of a block; without scripts, the actions come last. */
const firstLineClass = 'max-xl:col-span-2 max-xl:col-start-1 max-xl:row-start-1';

/** Entries as rows. On a phone and a tablet each row is a block, with lines of two facts under its name. */
export function ListTable({ kind, cards, path, search, sort, toSorted }: ListTableProps) {
  const { noun, sorts, columns = [] } = kindForms[kind];
  const head = { sorts, sort, to: toSorted, className: 'px-3 py-2 font-medium' };
  return (
    <table className="mt-4 w-full border-t border-hairline text-small max-xl:block">
      <thead className="text-left text-caption text-ink-muted max-xl:hidden">
        <tr>
          <SortHead {...head} by="title">
            {noun}
          </SortHead>
          {columns.map(({ by, label }) => (
            <SortHead key={by} {...head} by={by}>
              {label}
            </SortHead>
          ))}
          <th scope="col" className={head.className}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {cards.map((card) => (
          <tr
            key={card.id}
            className="border-t border-hairline max-xl:grid max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:gap-x-4 max-xl:py-3"
          >
            <th scope="row" className={`${cellClass} text-left font-normal max-xl:px-0 max-xl:py-1 ${firstLineClass}`}>
              <EntryName kind={kind} card={card} to={`${path}/${card.id}${search}`} />
            </th>
            {columns.map((column, index) => (
              <FactCell key={column.by} {...column} card={card} isOnRight={index % 2 === 1} />
            ))}
            <td
              className={`${cellClass} max-xl:justify-self-end max-xl:px-0 max-xl:py-1 ${firstLineClass} noscript:max-xl:row-auto noscript:max-xl:justify-self-start noscript:sm:max-xl:pl-34`}
            >
              <EntryActions kind={kind} title={card.title} path={`${path}/${card.id}`} search={search} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EntryNameProps extends Pick<ListTableProps, 'kind'> {
  readonly card: ListCard;
  readonly to: string;
}

function EntryName({ kind, card, to }: EntryNameProps) {
  const { picture } = card;
  return (
    <div className="flex gap-3">
      <ChooseBox {...card} className="-ml-3 xl:-mr-2" />
      <div className={`w-20 shrink-0 ${picture === null ? 'max-xl:hidden' : ''}`}>
        {picture !== null && <Picture {...picture} alt="" sizes="80px" className="aspect-4/3 rounded-xs" />}
      </div>
      <div className="min-w-0">
        <Link
          to={to}
          preventScrollReset={isItemName(kind)}
          // On a phone and a tablet, room for the actions.
          className="inline-flex min-h-11 items-center font-medium hover:underline max-xl:pr-12"
        >
          {card.title}
        </Link>
        <p className="line-clamp-2 max-w-prose text-ink-muted">{card.facts}</p>
      </div>
    </div>
  );
}

interface FactCellProps extends ListColumn {
  readonly card: ListCard;
  /** Where two facts share a line: whether it is the second. */
  readonly isOnRight: boolean;
}

function FactCell({ by, isFigure = false, card, isOnRight }: FactCellProps) {
  const place = isOnRight ? 'max-xl:text-right' : belowNameClass;
  if (by === 'publication') {
    return (
      <td
        className={`${cellClass} ${factClass} ${place} max-xl:flex max-xl:flex-wrap max-xl:justify-end max-xl:gap-x-3 max-xl:gap-y-1`}
      >
        <StatusBadge {...card} />
        {card.isSample && (
          <Badge tone="warning" className="xl:flex">
            Sample
          </Badge>
        )}
      </td>
    );
  }
  const [fact = '', more] = card.cells?.[by] ?? [];
  return (
    <td className={`${cellClass} ${isFigure ? 'figures whitespace-nowrap' : ''} ${factClass} ${place}`}>
      {fact}
      {more !== undefined && (
        <span className="block text-caption text-ink-muted max-xl:inline">
          <span className="mx-1 xl:hidden">·</span>
          {more}
        </span>
      )}
    </td>
  );
}
