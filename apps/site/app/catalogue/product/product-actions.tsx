import { LinkButton } from '@showroom/ui/link-button';
import { useIsExported } from '../../shell/site-facts.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx';
import type { ProductFacts } from './load-product.server.ts';

/** The main action of a product, if that isn't a quote. */
export interface FirstAction {
  readonly href: string;
  readonly words: string;
  /** A short label, for a phone. */
  readonly shortWords: string;
}

export interface ProductActionsProps {
  readonly product: Pick<ProductFacts, 'family' | 'name' | 'quoteHref' | 'roomHref' | 'sampleHref' | 'slug'>;
  /** Comes first, such as reserving a piece in stock. */
  readonly first?: FirstAction | undefined;
}

/** Actions of a product: quote, contact, shortlist, compare, sample, a room with it. */
export function ProductActions({ product, first }: ProductActionsProps) {
  const isExported = useIsExported();
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {first && (
        <LinkButton as={SiteLink} href={first.href}>
          {first.words}
        </LinkButton>
      )}
      <LinkButton as={SiteLink} variant={first ? 'secondary' : 'primary'} href={product.quoteHref}>
        Get a Quote
      </LinkButton>
      {!first && (
        <LinkButton as={SiteLink} variant="secondary" href="/contact">
          Contact Us
        </LinkButton>
      )}
      {product.sampleHref !== null && (
        <SiteLink
          href={product.sampleHref}
          className="inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4 hover:text-spruce"
        >
          Request a Sample
        </SiteLink>
      )}
      <div className="flex basis-full flex-wrap gap-x-4">
        <ShortlistButton family={product.family} slug={product.slug} name={product.name} hasWords />
        {!isExported && (
          <SiteLink
            href={`/compare?${product.family}=${product.slug}`}
            className="inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4 hover:text-spruce"
          >
            Compare
          </SiteLink>
        )}
        {product.roomHref !== null && (
          <SiteLink
            href={product.roomHref}
            className="inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4 hover:text-spruce"
          >
            See it in a room
          </SiteLink>
        )}
      </div>
    </div>
  );
}
