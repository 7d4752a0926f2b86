import { Link } from 'react-router-dom';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';
import { resultsPath } from '../../shell/use-question.ts';

const linkClass = 'inline-flex min-h-11 items-center gap-2 hover:text-spruce hover:underline';

/** The way to the results before and after these: there may be hundreds of pages, so none has a number. Nothing where there is one page. */
export function ResultPages({
  question,
  page,
  pages,
}: {
  readonly question: string;
  readonly page: number;
  readonly pages: number;
}) {
  if (pages <= 1) return null;
  const toPage = (number: number) => `${resultsPath(question)}${number > 1 ? `&page=${number}` : ''}`;
  return (
    <nav aria-label="Pages" className="mt-8 flex max-w-3xl justify-between gap-4 text-small print:hidden">
      {page > 1 ? (
        <Link to={toPage(page - 1)} rel="prev" className={linkClass}>
          <ArrowLeftIcon className="size-4" />
          Previous results
        </Link>
      ) : (
        <span />
      )}
      {page < pages && (
        <Link to={toPage(page + 1)} rel="next" className={linkClass}>
          More results
          <ArrowRightIcon className="size-4" />
        </Link>
      )}
    </nav>
  );
}
