import { joinClasses } from '@showroom/ui/join-classes';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../shell/site-link.tsx';
import { SwipeHint } from '../shell/swipe-hint.tsx';
import { AvailabilityMark } from '../catalogue/cards/availability-mark.tsx';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import type { ComparedCell } from './build-comparison.ts';
import type { ComparisonFacts } from './load-comparison.server.ts';

const ID = 'comparison';

/** Several values are a list. */
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

/** Links to the same comparison with another view. */
function ViewChoices({ label, choices }: Pick<ComparisonFacts['views'][number], 'label' | 'choices'>) {
  return (
    <ul aria-label={`Change ${label}`} className="mt-1 print:hidden">
      {choices.map(({ label: words, href, isCurrent }) => (
        <li key={href}>
          <SiteLink
            href={href}
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
            className={joinClasses(
              'inline-flex min-h-11 items-center underline-offset-4',
              isCurrent
                ? 'font-medium text-ink underline decoration-brass decoration-2'
                : 'underline hover:text-spruce',
            )}
          >
            {words}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export interface ComparisonTableProps {
  /** The products, their family, a row for each property, and views for colours. */
  readonly comparison: Pick<ComparisonFacts, 'family' | 'products' | 'rows' | 'views'>;
}

/** Products as columns and properties as rows. Differences are marked in text and in bold. */
export function ComparisonTable({ comparison }: ComparisonTableProps) {
  const { family, products, rows, views } = comparison;
  const sizes = `(min-width: 48rem) min(42rem, ${Math.round(84 / products.length)}vw), 9rem`;
  return (
    // Scrolls sideways on a phone; focusable, so that it scrolls by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" className="mt-6 overflow-x-auto" aria-labelledby={ID} tabIndex={0}>
      <SwipeHint columns={products.length + 1} />
      <table
        className="compare-table w-full table-fixed text-left text-small"
        // Two columns fit a phone.
        style={{
          minWidth: `${6.5 + (products.length > 2 ? 8.5 : 7) * products.length}rem`,
          // Pictures grow with the window.
          maxWidth: `${11 + 42 * products.length}rem`,
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
                <div className="relative">
                  {picture && <Picture record={picture} sizes={sizes} className="rounded-xs" />}
                  {family && <ShortlistButton family={family.name} slug={slug} name={name} />}
                </div>
                <SiteLink
                  href={path}
                  className="mt-2 flex min-h-11 items-center font-serif text-card leading-tight underline decoration-1 underline-offset-4 hover:text-spruce"
                >
                  {name}
                </SiteLink>
                {availabilityWords !== null && (
                  <span className="mt-1 block">
                    <AvailabilityMark
                      availability={availability}
                      className="items-baseline! whitespace-normal! before:shrink-0"
                    >
                      {availabilityWords}
                    </AvailabilityMark>
                  </span>
                )}
                <SiteLink
                  href={removeHref}
                  preventScrollReset
                  aria-label={`Remove ${name}`}
                  className="inline-flex min-h-11 items-center text-caption underline underline-offset-4 hover:text-spruce print:hidden"
                >
                  Remove
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {views.map(({ label, choices, pictures }) => (
            <tr key={label} className="align-top">
              <th scope="row" aria-label={label} className="compare-head py-2.5 pr-3 font-normal text-ink-muted">
                {label}
                {choices.length > 0 && <ViewChoices label={label} choices={choices} />}
              </th>
              {pictures.map((picture, at) => (
                <td key={products[at]?.slug} className="py-2.5 pr-3 md:pr-6">
                  {picture ? (
                    <Picture record={picture} sizes={sizes} className="aspect-3/2 rounded-xs" />
                  ) : (
                    <span className="text-ink-muted">No photo yet</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
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
                  {cell.length === 0 ? <span className="text-ink-muted">n/a</span> : <Cell cell={cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
