import { LinkButton } from '@showroom/ui/link-button';

export interface StickyQuoteBarProps {
  /** What is asked about. */
  readonly label: string;
  /** Where it is asked. */
  readonly quoteHref: string;
}

/** On a phone the way to a quote stays within the thumb's reach, however far down the page. */
export function StickyQuoteBar({ label, quoteHref }: StickyQuoteBarProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 mt-16 border-t border-hairline bg-paper md:hidden print:hidden"
    >
      <div className="page-width flex items-center justify-between gap-4 py-3">
        <span className="truncate font-serif text-subheading">{label}</span>
        <LinkButton className="shrink-0" href={quoteHref} aria-label={`Get a Quote for ${label}`}>
          Get a Quote
        </LinkButton>
      </div>
    </div>
  );
}
