import { SiteLink } from '../../shell/site-link.tsx';
import type { SearchResult } from '../../search/answer-question.server.ts';
import { ResultPicture } from '../../search/result-picture.tsx';

/** A list of results with pictures. */
export function SearchResults({ results }: { readonly results: readonly SearchResult[] }) {
  return (
    <ol className="mt-4 max-w-3xl border-t border-hairline">
      {results.map(({ title, url, category, description, picture, price, stock }) => (
        <li
          key={title + url}
          className="card flex items-start gap-4 border-b border-hairline py-4 sm:items-center sm:gap-6"
        >
          <div className="w-20 shrink-0 sm:w-28">
            <ResultPicture picture={picture} sizes="7rem" />
          </div>
          <div className="min-w-0 grow">
            <p className="eyebrow">{category}</p>
            <h2 className="mt-1 font-serif text-subheading">
              <SiteLink href={url} className="card-link">
                {title}
              </SiteLink>
            </h2>
            <p className="mt-1 line-clamp-2 text-small text-ink-muted">{description}</p>
            {stock !== null && (
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
                {price !== null && <span className="figures font-medium">{price}</span>}
                <span className={stock.isHad ? 'text-success' : 'text-ink-muted'}>{stock.words}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
