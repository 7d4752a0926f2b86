import { searchEntries } from '@showroom/catalog-data/search';
import { buildSearchIndex } from '@showroom/catalog-data/search-index';
import { EmptyState } from '@showroom/ui/empty-state';
import { LinkButton } from '@showroom/ui/link-button';
import { Link } from 'react-router-dom';
import { pageMeta } from '../../seo/page-meta.ts';
import { countResults } from '../../shell/count-results.ts';
import { SearchForm } from '../../shell/search-form.tsx';
import { readQuestion } from '../../shell/use-question.ts';
import type { Route } from './+types/route';

export function loader({ request }: Route.LoaderArgs) {
  const query = readQuestion(new URL(request.url).searchParams);
  return { query, results: searchEntries(buildSearchIndex(), query) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: query ? `Search: ${query}` : 'Search',
    description: 'Search every page and quartz colour.',
    path: '/search',
    isIndexed: false,
  });
}

/** The results as a page: what a search is without scripts, and what Enter leads to with them. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, results } = loaderData;
  return (
    <section className="page-width py-12 md:py-16">
      <p className="eyebrow">Search</p>
      <h1 className="mt-2 font-serif text-title">{query ? `“${query}”` : 'What are you looking for?'}</h1>
      <SearchForm label="Search again" className="mt-6" />
      {query !== '' && (
        <>
          <p role="status" className="mt-6 text-small tabular-nums text-ink-muted">
            {countResults(results.length)}
          </p>
          {results.length === 0 ? (
            <EmptyState
              className="mt-8"
              title="Nothing found"
              action={
                <LinkButton as={Link} to="/contact">
                  Contact Us
                </LinkButton>
              }
            >
              Try a colour, such as Aurora, or a word such as cabinetry. Or ask us: we know the stock by heart.
            </EmptyState>
          ) : (
            <ol className="mt-4 max-w-3xl border-t border-hairline">
              {results.map((entry) => (
                <li key={entry.title + entry.url} className="relative border-b border-hairline py-5">
                  <p className="eyebrow">{entry.category}</p>
                  <h2 className="mt-1 font-serif text-subheading">
                    <Link to={entry.url} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                      {entry.title}
                    </Link>
                  </h2>
                  <p className="mt-1 text-small text-ink-muted">{entry.description}</p>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}
