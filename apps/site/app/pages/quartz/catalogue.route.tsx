import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { quartzColours, quartzSlabSizes } from '@showroom/catalog-data/quartz';
import { countSelected } from '@showroom/catalog-data/filters';
import {
  applyQuartzFilters,
  countQuartzOptions,
  parseQuartzFilters,
  quartzCountText,
} from '@showroom/catalog-data/quartz-filters';
import { EmptyState } from '@showroom/ui/empty-state';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { ClosingCall } from '../../shell/closing-call.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { Route } from './+types/catalogue.route';
import { ActiveFilters } from './active-filters.tsx';
import { buildCardList, parseCardList } from './card-list.ts';
import { toColourCardFacts } from './colour-card-facts.server.ts';
import { ColourCard } from './colour-card.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { useFilterParams } from './use-filter-params.ts';
import { useFocusAfterChange } from './use-focus-after-change.ts';

const cataloguePath = '/quartz-countertops';

export function loader({ request }: Route.LoaderArgs) {
  const selection = parseQuartzFilters(new URL(request.url).searchParams);
  const groups = countQuartzOptions(selection);
  const found = applyQuartzFilters(selection);
  const hero = findPicture('scenes/quartz-hero');
  return {
    page: pageWords(cataloguePath),
    groups,
    activeFilters: groups.flatMap((group) =>
      group.options
        .filter((option) => option.isSelected)
        .map((option) => ({ label: option.label, groupId: group.id, value: option.value })),
    ),
    countText: quartzCountText(found.length, countSelected(selection) > 0),
    cards: buildCardList(found.map(toColourCardFacts)),
    found: found.length,
    slabWords: describeSlabs(),
    hero: hero && toPictureSource(hero),
  };
}

/** How many colours there are and how large their slabs: the size that most come in, then what some come in as well. */
function describeSlabs(): string {
  const [standard, ...others] = quartzSlabSizes();
  const more = others.map(({ label, colours }) => `, ${colours} of them in ${label} as well`).join('');
  return `${quartzColours.length} colours as whole slabs of ${standard?.label}${more}.`;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { activeFilters, countText, found, groups, hero, slabWords } = loaderData;
  const facts = useSiteFacts();
  const { isPending } = useFilterParams();
  const count = useRef<HTMLParagraphElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  const focusCount = () => focusAfterChange(() => count.current);
  const colours = useMemo(() => parseCardList(loaderData.cards), [loaderData.cards]);

  return (
    <>
      <section className="relative">
        {hero && <Picture record={hero} sizes="100vw" priority className="h-56 sm:h-72 lg:h-[26rem]" />}
        <div className="page-width">
          <div className="relative -mt-10 max-w-2xl rounded-t-md bg-paper pt-8 pr-8 lg:-mt-24 lg:pt-12 lg:pl-10">
            <h1 className="font-serif text-title">Quartz Countertops</h1>
            <p className="mt-4 max-w-prose text-body text-ink-muted">
              {slabWords} Choose here, then come and lay a hand on it.
            </p>
          </div>
        </div>
      </section>

      <section className="page-width mt-10 grid gap-x-12 lg:mt-16 lg:grid-cols-[15rem_1fr]" aria-label="Catalogue">
        <aside aria-label="Filters" className="hidden lg:block noscript:block">
          <div className="lg:sticky lg:top-36 print:static">
            <FilterPanel action={cataloguePath} groups={groups} onClear={focusCount} />
          </div>
        </aside>
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline pb-4">
            <p ref={count} tabIndex={-1} role="status" className="text-small tabular-nums outline-none">
              {countText}
            </p>
            <FilterSheet action={cataloguePath} groups={groups} found={found} chosen={activeFilters.length} />
            <ActiveFilters
              filters={activeFilters}
              onRemove={(findNeighbour) => focusAfterChange(() => findNeighbour() ?? count.current)}
            />
          </div>
          {colours.length > 0 ? (
            <ul
              className="mt-8 grid gap-x-6 gap-y-10 transition-opacity sm:grid-cols-2 xl:grid-cols-3 data-busy:opacity-50"
              data-busy={isPending || undefined}
            >
              {colours.map((colour) => (
                <li key={colour.slug}>
                  <ColourCard
                    colour={colour}
                    sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw"
                    headingLevel="h2"
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              className="mt-8"
              title="No Products Found"
              action={
                <LinkButton as={Link} to={cataloguePath} preventScrollReset onClick={focusCount}>
                  Clear All Filters
                </LinkButton>
              }
            >
              Try adjusting your filters to discover our quartz collections.
            </EmptyState>
          )}
        </div>
      </section>

      <ClosingCall
        title="Not sure which one?"
        text="Bring a cabinet door, a tile or a photograph. We lay slabs beside it until one is right."
      >
        <LinkButton href={formatPhoneHref(facts.phone.e164)}>Call {facts.phone.display}</LinkButton>
        <LinkButton variant="secondary" href={`mailto:${facts.email}`}>
          {facts.email}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
