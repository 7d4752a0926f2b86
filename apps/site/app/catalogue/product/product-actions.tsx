import { LinkButton } from '@showroom/ui/link-button';
import { useIsExported } from '../../shell/site-facts.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx';
import type { ProductFacts } from './load-product.server.ts';

/** What a visitor most likely wants of a product, where that is not a quote. */
export interface FirstAction {
  readonly href: string;
  readonly words: string;
  /** The same in a word or two, for the bar of a phone. */
  readonly shortWords: string;
}

export interface ProductActionsProps {
  readonly product: Pick<ProductFacts, 'family' | 'name' | 'quoteHref' | 'sampleHref' | 'slug'>;
  /** A way on that comes before: a piece that is there can be reserved. */
  readonly first?: FirstAction | undefined;
}

/** The two ways to ask about a product, the ways to keep and compare it, and the way to have a piece of it in hand. */
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
      <span className="flex basis-full flex-wrap gap-x-4">
        <ShortlistButton family={product.family} slug={product.slug} name={product.name} hasWords />
        {!isExported && (
          <SiteLink
            href={`/compare?${product.family}=${product.slug}`}
            className="inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4 hover:text-spruce"
          >
            Compare
          </SiteLink>
        )}
      </span>
    </div>
  );
}
