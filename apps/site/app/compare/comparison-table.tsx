import { joinClasses } from '@showroom/ui/join-classes';
import { Picture } from '@showroom/ui/picture';
import { AvailabilityMark } from '../catalogue/cards/availability-mark.tsx';
import { KeepButton } from '../shortlist/keep-button.tsx';
import type { ComparedCell } from './build-comparison.ts';
import type { ComparisonFacts } from './load-comparison.server.ts';

const ID = 'comparison';

/** Several values stand one below the other. */
function Cell({ cell }: { readonly cell: ComparedCell }) {
  if (typeof cell === 'string') return cell;
  return (
    <ul className="grid gap-1.5">
      {cell.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

export interface ComparisonTableProps {
  /** The products, in the order of their columns, their family, and a row for each property. */
  readonly comparison: Pick<ComparisonFacts, 'family' | 'products' | 'rows'>;
}

/** Products as columns, what is said of them as rows. A row in which they differ says so in a word, and in stronger type. */
export function ComparisonTable({ comparison }: ComparisonTableProps) {
  const { family, products, rows } = comparison;
  return (
    // Wider than a phone: it scrolls by itself, and by keyboard because it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" className="mt-6 overflow-x-auto" aria-labelledby={ID} tabIndex={0}>
      <table
        className="compare-table w-full table-fixed text-left text-small"
        // Two fit a phone.
        style={{
          minWidth: `${6.5 + (products.length > 2 ? 8.5 : 7) * products.length}rem`,
          maxWidth: `${11 + 20 * products.length}rem`,
        }}
      >
        <caption id={ID} className="sr-only">
          {`${products.length} ${products.length === 1 ? family?.noun.one : family?.noun.many}, side by side`}
        </caption>
        <thead>
          <tr className="align-top">
            <td className="compare-head w-26 md:w-44">
              <span className="sr-only">Property</span>
            </td>
            {products.map(({ name, slug, path, availability, availabilityWords, picture, removeHref }) => (
              <th key={slug} scope="col" className="pr-3 pb-3 font-normal md:pr-6">
                <span className="relative block">
                  {picture && (
                    <Picture record={picture} sizes="(min-width: 64rem) 18rem, 9rem" className="rounded-xs" />
                  )}
                  {family && <KeepButton family={family.name} slug={slug} name={name} />}
                </span>
                <a
                  href={path}
                  className="mt-2 inline-block font-serif text-card leading-tight underline decoration-1 underline-offset-4 hover:text-spruce"
                >
                  {name}
                </a>
                <span className="mt-1 block">
                  <AvailabilityMark availability={availability}>{availabilityWords}</AvailabilityMark>
                </span>
                <a
                  href={removeHref}
                  data-follow="still"
                  aria-label={`Remove ${name}`}
                  className="inline-flex min-h-11 items-center text-caption underline underline-offset-4 hover:text-spruce print:hidden"
                >
                  Remove
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs }) => (
            <tr key={label} className="align-top">
              <th scope="row" className="compare-head py-2.5 pr-3 font-normal text-ink-muted">
                {label}
                {differs && products.length > 1 && (
                  <span className="mt-0.5 block text-caption font-medium text-brass">
                    <span aria-hidden="true">≠ </span>differs
                  </span>
                )}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={products[at]?.slug}
                  className={joinClasses('figures py-2.5 pr-3 md:pr-6', !differs && 'text-ink-muted')}
                >
                  {cell.length === 0 ? <span className="text-ink-muted">Not stated</span> : <Cell cell={cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
