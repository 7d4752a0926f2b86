import { CloseIcon } from '@showroom/ui/icons';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ResultPage } from '../../search/answer-question.server.ts';
import { resultsPath } from '../../shell/use-question.ts';

export interface QuestionFiltersProps extends Pick<ResultPage, 'filters' | 'inStockOnly'> {
  readonly onChange: () => void;
}

/** Looks like a list's chips, without another file to load. */
const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-3xl border px-4 py-1 text-small transition-colors hover:border-ink hover:bg-ink/5';

/** The filters that a query was read as. Each is a link to the results without it. */
export function QuestionFilters({ filters, inStockOnly, onChange }: QuestionFiltersProps) {
  if (filters.length === 0 && inStockOnly === null) return null;
  return (
    <ul aria-label="Filters" className="mt-4 flex max-w-3xl flex-wrap gap-2 print:hidden">
      {filters.map(({ label, name, without }) => (
        <li key={name + label}>
          <SiteLink
            href={without === '' ? '/search' : resultsPath(without)}
            aria-label={`Remove filter ${label}`}
            onClick={onChange}
            className={`${chipClass} border-stone-400 pr-3 text-ink`}
          >
            {label}
            <CloseIcon className="size-4" />
          </SiteLink>
        </li>
      ))}
      {inStockOnly !== null && (
        <li>
          <SiteLink
            href={resultsPath(inStockOnly)}
            onClick={onChange}
            className={`${chipClass} border-dashed border-stone-400 text-spruce`}
          >
            In stock only
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
