import { joinClasses } from '@showroom/ui/join-classes';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';

export interface ListPagesProps {
  /** The page that the list stands on. */
  readonly path: string;
  /** The one shown, from 1. */
  readonly page: number;
  /** The query of each page's address, the first page's first. */
  readonly searches: readonly string[];
  /** Told when another page is asked for: reading goes on at the head of the list. */
  readonly onTurn: () => void;
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2';

/** The pages of a list: the one before, each by its number, the one after. Nothing where there is one. */
export function ListPages({ path, page, searches, onTurn }: ListPagesProps) {
  if (searches.length <= 1) return null;
  const toPage = (number: number) => ({ href: path + (searches[number - 1] ?? ''), onClick: onTurn });
  return (
    // Another page brings other links: what was pressed is gone, and the focus free to go where reading goes on.
    <nav
      key={page}
      aria-label="Pages"
      className="mt-12 flex items-center justify-between gap-4 border-t border-hairline pt-4 text-small tabular-nums print:hidden"
    >
      {page > 1 ? (
        <a
          {...toPage(page - 1)}
          rel="prev"
          aria-label="Previous page"
          className={joinClasses(linkClass, '-ml-2 hover:text-spruce')}
        >
          <ArrowLeftIcon className="size-4" />
          Previous
        </a>
      ) : (
        <span />
      )}
      <ul className="flex">
        {searches.map((search, index) => {
          const isCurrent = index + 1 === page;
          return (
            <li key={search}>
              <a
                {...toPage(index + 1)}
                aria-label={`Page ${index + 1}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={joinClasses(
                  linkClass,
                  isCurrent
                    ? 'font-medium underline decoration-brass decoration-2 underline-offset-8'
                    : 'hover:underline',
                )}
              >
                {index + 1}
              </a>
            </li>
          );
        })}
      </ul>
      {page < searches.length ? (
        <a
          {...toPage(page + 1)}
          rel="next"
          aria-label="Next page"
          className={joinClasses(linkClass, '-mr-2 hover:text-spruce')}
        >
          Next
          <ArrowRightIcon className="size-4" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
