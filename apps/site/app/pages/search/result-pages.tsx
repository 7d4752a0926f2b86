import { SiteLink } from '../../shell/site-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';
import { resultsPath } from '../../shell/use-question.ts';

export interface ResultPagesProps {
  readonly question: string;
  readonly page: number;
  readonly pages: number;
  /** Called on a click, to move the focus to the top of the list. */
  readonly onTurn: () => void;
}

/** Links to the previous and next page. There may be hundreds, so there are no numbers. */
export function ResultPages({ question, page, pages, onTurn }: ResultPagesProps) {
  if (pages <= 1) return null;
  const toPage = (number: number) => ({
    href: `${resultsPath(question)}${number > 1 ? `&page=${number}` : ''}`,
    onClick: onTurn,
    className: 'inline-flex min-h-11 items-center gap-2 hover:text-spruce hover:underline',
  });
  return (
    // The key replaces the links, which frees the focus to move.
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
