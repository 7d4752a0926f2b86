import { LinkButton } from '@showroom/ui/link-button';
import { Link } from 'react-router-dom';

export interface ProductActionsProps {
  readonly quoteHref: string;
  /** What the first says. Default "Ask for a quote". */
  readonly quoteWords?: string | undefined;
  /** Where a piece of it is asked for, of what can be had in the hand. */
  readonly sampleHref?: string | undefined;
}

/** The two ways to ask about a product, and the way to have a piece of it in hand. */
export function ProductActions({ quoteHref, quoteWords = 'Ask for a quote', sampleHref }: ProductActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <LinkButton as={Link} to={quoteHref}>
        {quoteWords}
      </LinkButton>
      <LinkButton as={Link} variant="secondary" to="/contact">
        Contact Us
      </LinkButton>
      {sampleHref !== undefined && (
        <Link
          to={sampleHref}
          className="inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4 hover:text-spruce"
        >
          Ask for a sample
        </Link>
      )}
    </div>
  );
}
