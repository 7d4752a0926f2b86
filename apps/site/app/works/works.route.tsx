import { EmptyState } from '@showroom/ui/empty-state';
import { LinkButton } from '@showroom/ui/link-button';
import { cachedPage } from '@showroom/web-server/route-rule';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../shell/site-link.tsx';
import { CountedLinks } from '../catalogue/list/counted-links.tsx';
import { ListPages } from '../catalogue/list/list-pages.tsx';
import { useFocusAfterChange } from '../catalogue/list/use-focus-after-change.ts';
import { ContentGrid } from '../content/content-grid.tsx';
import { runtimeContext, storeContext } from '../request-context.ts';
import { itemListJsonLd } from '../seo/json-ld.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { CallToAction } from '../shell/call-to-action.tsx';
import type { Route } from './+types/works.route';
import { loadWorks } from './load-works.server.ts';
import { WorkCard } from './work-card.tsx';
import { buildWorksSearch, readWorksSearch } from './works-address.ts';

export const headers = cachedPage((asked) => buildWorksSearch(readWorksSearch(asked)));

export function loader({ request, context }: Route.LoaderArgs) {
  const { isExported } = context.get(runtimeContext);
  return loadWorks(context.get(storeContext), new URL(request.url).searchParams, isExported);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonicalSearch, category, page, pageNumber, works } = loaderData;
  const title = category ? `${page.title}: ${category.label}` : page.title;
  return sectionMeta(
    matches,
    {
      ...page,
      title: pageNumber > 1 ? `${title}, page ${pageNumber}` : title,
      metaTitle: category === null && pageNumber === 1 ? page.metaTitle : undefined,
    },
    {
      search: canonicalSearch,
      describe: (siteUrl) => [
        itemListJsonLd(
          siteUrl,
          works.map(({ path }) => path),
        ),
      ],
    },
  );
}

export default function Works({ loaderData: { page, categories, category, works, ...list } }: Route.ComponentProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  return (
    <>
      <div className="page-width pt-10 lg:pt-16">
        <h1 className="font-serif text-display">{page.title}</h1>
        <p className="mt-4 mb-8 max-w-prose text-lead text-ink-muted">
          Kitchens, bathrooms and custom rooms, across Northwestern Ontario. See what each took and what it cost.
        </p>
        <CountedLinks label="Project types" links={categories} />
      </div>
      <div role="region" className="page-width mt-8" aria-label={category?.label ?? 'All projects'}>
        <p ref={count} tabIndex={-1} role="status" className="text-small tabular-nums outline-none">
          {`${list.count} ${list.count === 1 ? 'project' : 'projects'}${list.pageCount > 1 ? `, page ${list.pageNumber} of ${list.pageCount}` : ''}`}
        </p>
        {works.length === 0 ? (
          <EmptyState
            className="mt-6"
            title="No projects in this category yet"
            action={
              <LinkButton as={SiteLink} href={page.path}>
                All projects
              </LinkButton>
            }
          >
            We haven’t photographed any yet. Ask us, we may have done one near you.
          </EmptyState>
        ) : (
          <ContentGrid items={works}>{(work) => <WorkCard work={work} />}</ContentGrid>
        )}
        <ListPages
          path={page.path}
          page={list.pageNumber}
          links={list.pageLinks}
          onTurn={() => focusAfterChange(() => count.current)}
        />
      </div>
      <CallToAction
        title="Yours could be the next"
        text="Tell us about the room and what you need from it. The first drawing and the quote are free."
      >
        <LinkButton as={SiteLink} href="/custom-millwork-form">
          Get a Quote
        </LinkButton>
        <LinkButton as={SiteLink} variant="secondary" href="/contact">
          Contact Us
        </LinkButton>
      </CallToAction>
    </>
  );
}
