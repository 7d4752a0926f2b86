import { SiteLink } from '../../shell/site-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';
import { resultsPath } from '../../shell/use-question.ts';

export interface ResultPagesProps {
  readonly question: string;
  /** The one shown, from 1, and how many there are. */
  readonly page: number;
  readonly pages: number;
  /** Called on a click, to move the focus to the top of the list. */
  readonly onTurn: () => void;
}

/** The way to the results before and after these. There may be hundreds of pages: none has a number. Nothing where there is one. */
export function ResultPages({ question, page, pages, onTurn }: ResultPagesProps) {
  if (pages <= 1) return null;
  const toPage = (number: number) => ({
    href: `${resultsPath(question)}${number > 1 ? `&page=${number}` : ''}`,
    onClick: onTurn,
    className: 'inline-flex min-h-11 items-center gap-2 hover:text-spruce hover:underline',
  });
  return (
    // Another page brings other links: what was pressed is gone, and the focus free to go where reading goes on.
    <nav key={page} aria-label="Pages" className="mt-8 flex max-w-3xl justify-between gap-4 text-small print:hidden">
      {page > 1 ? (
        <SiteLink {...toPage(page - 1)} rel="prev">
          <ArrowLeftIcon className="size-4" />
          Previous results
        </SiteLink>
      ) : (
        <span />
      )}
      {page < pages && (
        <SiteLink {...toPage(page + 1)} rel="next">
          More results
          <ArrowRightIcon className="size-4" />
        </SiteLink>
      )}
    </nav>
  );
}
