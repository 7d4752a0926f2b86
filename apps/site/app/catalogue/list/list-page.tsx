import { EmptyState } from '@showroom/ui/empty-state';
import { joinClasses } from '@showroom/ui/join-classes';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../shell/site-link.tsx';
import { CallOrWrite } from '../../shell/call-or-write.tsx';
import { useIsExported } from '../../shell/site-facts.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { ActiveFilters, listActiveFilters } from './active-filters.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListGuide } from './list-guide.tsx';
import type { ListParts } from './list-parts.tsx';
import type { ListPages } from './list-pages.tsx';
import type { ListPromotion } from './list-promotion.tsx';
import type { ListSearch } from './list-search.tsx';
import type { ListFacts } from './load-list.server.ts';
import type { SortField } from './sort-field.tsx';
import type { TypeLinks } from './type-links.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';
import { useListAddress } from './use-list-address.ts';

const FILTERS_ID = 'filters';

export interface ListPageProps {
  readonly list: ListFacts;
  /** Optional parts are passed in, so that a list without them doesn't download their code. */
  readonly choiceAs?: FilterPanelProps['choiceAs'];
  readonly sortAs?: typeof SortField;
  readonly pagesAs?: typeof ListPages;
  readonly typesAs?: typeof TypeLinks;
  readonly partsAs?: typeof ListParts;
  readonly promotionAs?: typeof ListPromotion;
  readonly searchAs?: typeof ListSearch;
  readonly hero?: ReactElement | null | undefined;
  readonly questions?: ReactElement;
}

/** A family's list page: filters, matching products, guide and closing words. */
export function ListPage({
  list,
  partsAs: Parts,
  promotionAs: Promotion,
  questions,
  hero = list.hero && <Picture record={list.hero} sizes="100vw" priority className="h-28 sm:h-44 lg:h-56" />,
  ...resultParts
}: ListPageProps) {
  const { closing, intro, noun, page } = list;
  return (
    <>
      <section className="relative">
        {hero}
        <div className="page-width">
          <div className="title-panel relative -mt-8 max-w-3xl pt-5 pr-4 lg:-mt-24 lg:pt-10 lg:pr-10">
            {list.whole && (
              <SiteLink
                href={list.whole.path}
                className="-mt-2 mb-2 inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
              >
                {list.whole.backWords}
              </SiteLink>
            )}
            <h1 className="font-serif text-title">{page.title}</h1>
            <p className="mt-2 max-w-prose text-body text-ink-muted lg:mt-3">{intro}</p>
          </div>
        </div>
      </section>

      {list.featured && (
        <section className="page-width mt-6 lg:mt-10" aria-labelledby="featured">
          <h2 id="featured" className="font-serif text-heading">
            Featured {noun.many}
          </h2>
          <CardGrid cards={list.featured} className="mt-6" />
        </section>
      )}

      <Results list={list} {...resultParts} />

      {Parts && list.parts.links.length > 0 && <Parts parts={list.parts} />}
      {Promotion && list.promotion && <Promotion promotion={list.promotion} />}
      {list.guide && <ListGuide guide={list.guide} />}

      {questions}

      <CallOrWrite {...closing} />
    </>
  );
}

type ResultsProps = Pick<ListPageProps, 'list' | 'choiceAs' | 'sortAs' | 'pagesAs' | 'typesAs' | 'searchAs'>;

/** The filters and what matches them: the part of the page that renders while another list is being loaded. */
function Results({ list, choiceAs, sortAs: Sort, pagesAs: Pages, typesAs: Types, searchAs: Search }: ResultsProps) {
  const { cards, countText, emptyWords, found, groups, noun, page, pageNumber, pageLinks } = list;
  const address = useListAddress();
  const count = useRef<HTMLParagraphElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  const focusCount = () => focusAfterChange(() => count.current);
  // A list of one product has no filters.
  const isExported = useIsExported();
  const hasFilters = groups.length > 0 && !isExported;
  const panel = { address, action: page.path, groups, types: list.types, noun, choiceAs };
  return (
    <section
      className={joinClasses('page-width mt-6 grid gap-x-12 lg:mt-10', hasFilters && 'lg:grid-cols-[15rem_1fr]')}
      aria-label="Catalogue"
    >
      {hasFilters && (
        <aside aria-label="Filters" className="hidden max-lg:mb-6 lg:block noscript:block">
          {/* Scrolls with the page; a scroll area of its own would hide the last groups. */}
          <FilterPanel {...panel} id={Sort && FILTERS_ID} onClear={focusCount} />
        </aside>
      )}
      <div className="min-w-0">
        {Search && list.text !== null && !isExported && (
          <Search address={address} noun={noun} text={list.text} formId={FILTERS_ID} />
        )}
        {Types && list.types && <Types address={address} types={list.types} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline pb-3 sm:gap-x-6">
          <div className="mr-auto flex flex-wrap items-center gap-x-4 sm:gap-x-6">
            <p ref={count} tabIndex={-1} role="status" className="text-small tabular-nums outline-none">
              {countText}
            </p>
            {list.compareHref !== null && !isExported && (
              <SiteLink
                href={list.compareHref}
                className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce print:hidden"
              >
                Compare
              </SiteLink>
            )}
          </div>
          {hasFilters && (
            <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1 max-sm:grow sm:gap-x-6">
              {Sort && <Sort address={address} sorts={list.sorts} formId={FILTERS_ID} />}
              <FilterSheet {...panel} found={found} chosen={listActiveFilters(groups).length} />
            </div>
          )}
          <ActiveFilters
            address={address}
            groups={groups}
            onRemove={(findNeighbour) => focusAfterChange(() => findNeighbour() ?? count.current)}
          />
        </div>
        {emptyWords ? (
          <EmptyState
            className="mt-8"
            title={emptyWords.title}
            action={
              <LinkButton as={SiteLink} href={address.hrefWithoutFilters()} preventScrollReset onClick={focusCount}>
                Clear All Filters
              </LinkButton>
            }
          >
            {emptyWords.text}
          </EmptyState>
        ) : (
          <CardGrid cards={cards} className="mt-5 lg:mt-6" isBusy={address.isPending} />
        )}
        {Pages && <Pages path={page.path} page={pageNumber} links={pageLinks} onTurn={focusCount} />}
      </div>
    </section>
  );
}
