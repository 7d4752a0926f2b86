import type { PageLink } from '@showroom/catalog-data/catalogue/page-links';
import { joinClasses } from '@showroom/ui/join-classes';
import { Fragment } from 'react';
import { SiteLink } from '../../shell/site-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';

export interface ListPagesProps {
  /** The list's path. */
  readonly path: string;
  /** The current page, from 1. */
  readonly page: number;
  /** The current page, its neighbours, the first and the last. */
  readonly links: readonly PageLink[];
  /** Called on a click, to move the focus to the top of the list. */
  readonly onTurn: () => void;
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2';

/** Pagination: previous, numbers, next. Nothing for a single page. */
export function ListPages({ path, page, links, onTurn }: ListPagesProps) {
  if (links.length <= 1) return null;
  const toPage = ({ search }: PageLink) => ({ href: path + search, onClick: onTurn });
  const at = links.findIndex(({ number }) => number === page);
  const [before, after] = [links[at - 1], links[at + 1]];
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex flex-wrap items-center justify-between border-t border-hairline pt-4 text-small tabular-nums print:hidden"
    >
      {before ? (
        <SiteLink
          {...toPage(before)}
          rel="prev"
          aria-label="Previous page"
          className={joinClasses(linkClass, '-ml-2 hover:text-spruce')}
        >
          <ArrowLeftIcon className="size-4" />
          <span className="max-sm:hidden">Previous</span>
        </SiteLink>
      ) : (
        <span />
      )}
      <ul className="flex items-center">
        {links.map((link, index) => {
          const isCurrent = index === at;
          return (
            <Fragment key={link.number}>
              {link.number - (links[index - 1]?.number ?? 0) > 1 && (
                <li aria-hidden="true" className="w-3.5 text-center text-ink-muted">
                  …
                </li>
              )}
              <li>
                <SiteLink
                  {...toPage(link)}
                  aria-label={`Page ${link.number}`}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={joinClasses(
                    linkClass,
                    isCurrent
                      ? 'font-medium underline decoration-brass decoration-2 underline-offset-8'
                      : 'hover:underline',
                  )}
                >
                  {link.number}
                </SiteLink>
              </li>
            </Fragment>
          );
        })}
      </ul>
      {after ? (
        <SiteLink
          {...toPage(after)}
          rel="next"
          aria-label="Next page"
          className={joinClasses(linkClass, '-mr-2 hover:text-spruce')}
        >
          <span className="max-sm:hidden">Next</span>
          <ArrowRightIcon className="size-4" />
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
