import { LinkButton } from '@showroom/ui/link-button';
import { SiteLink } from '../../shell/site-link.tsx';

export interface StickyQuoteBarProps {
  /** The product. */
  readonly label: string;
  /** The label of the main action. */
  readonly words: string;
  /** The URL of the main action. */
  readonly href: string;
  /** The link's accessible name, with the product. */
  readonly name: string;
}

/** A bar at the bottom of a phone's screen with the page's main action. */
export function StickyQuoteBar({ label, words, href, name }: StickyQuoteBarProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 mt-16 border-t border-hairline bg-paper md:hidden print:hidden"
    >
      <div className="page-width flex items-center justify-between gap-4 py-3">
        <span className="line-clamp-2 font-serif text-subheading leading-tight">{label}</span>
        <LinkButton as={SiteLink} className="shrink-0" href={href} aria-label={name}>
          {words}
        </LinkButton>
      </div>
    </div>
  );
}
