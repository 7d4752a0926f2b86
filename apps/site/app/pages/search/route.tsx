import { EmptyState } from '@showroom/ui/empty-state';
import { LinkButton } from '@showroom/ui/link-button';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../shell/site-link.tsx';
import { useFocusAfterChange } from '../../catalogue/list/use-focus-after-change.ts';
import { runtimeContext, storeContext } from '../../request-context.ts';
import { answerQuestion } from '../../search/answer-question.server.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import { countResults } from '../../shell/count-results.ts';
import { SearchForm } from '../../shell/search-form.tsx';
import { readQuestion, resultsPath } from '../../shell/use-question.ts';
import { QuestionFilters } from './question-filters.tsx';
import { ResultPages } from './result-pages.tsx';
import { SearchIdeas } from './search-ideas.tsx';
import { SearchResults } from './search-results.tsx';
import type { Route } from './+types/route';

const PAGE_SIZE = 16;

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const query = readQuestion(params);
  const answer = await answerQuestion(context.get(storeContext), query, { page: readPage(params), size: PAGE_SIZE });
  if (query !== '' && answer.count === 0) context.get(runtimeContext).countEmptySearch(query, request);
  return { ...answer, query, words: pageWords('/search') };
}

function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: query ? `Search: ${query}` : 'Search',
    description: loaderData?.words.description ?? '',
    path: '/search',
    isIndexed: false,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, count, filters, inStockOnly, isNearest, page, pages, readAs, instead, results } = loaderData;
  const countLine = useRef<HTMLParagraphElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  return (
    <section className="page-width py-12 md:py-16">
      <p className="eyebrow">Search</p>
      <h1 className="mt-2 font-serif text-title wrap-anywhere">{query ? `“${query}”` : 'What are you looking for?'}</h1>
      <SearchForm label="Search again" className="mt-6" />
      {query === '' && <SearchIdeas className="mt-8 max-w-3xl" />}
      {query !== '' && (
        <>
          <p ref={countLine} role="status" tabIndex={-1} className="mt-6 text-small tabular-nums text-ink-muted">
            {`${countResults(count, readAs)}${pages > 1 ? `, page ${page} of ${pages}` : ''}`}
          </p>
          <QuestionFilters
            filters={filters}
            inStockOnly={inStockOnly}
            onChange={() => focusAfterChange(() => countLine.current)}
          />
          {isNearest && count > 0 && <p className="mt-4 text-small">No exact match. Here’s what comes closest.</p>}
          {count === 0 ? (
            <EmptyState
              className="mt-8"
              title="Nothing found"
              action={
                <LinkButton as={SiteLink} href="/contact">
                  Contact Us
                </LinkButton>
              }
            >
              {instead.length > 0 && (
                <p className="mb-4 text-ink">
                  Did you mean{' '}
                  {instead.map((question, index) => (
                    <span key={question}>
                      {index > 0 && <span> or </span>}
                      <SiteLink
                        href={resultsPath(question)}
                        className="inline-flex min-h-11 items-center font-medium text-spruce underline underline-offset-4"
                      >
                        {question}
                      </SiteLink>
                    </span>
                  ))}
                  <span>?</span>
                </p>
              )}
              <p>Try fewer words, or just a colour, a size such as 36″, a finish or a name. Or ask us.</p>
              <SearchIdeas />
            </EmptyState>
          ) : (
            <SearchResults results={results} />
          )}
          <ResultPages
            question={query}
            page={page}
            pages={pages}
            onTurn={() => focusAfterChange(() => countLine.current)}
          />
        </>
      )}
    </section>
  );
}
