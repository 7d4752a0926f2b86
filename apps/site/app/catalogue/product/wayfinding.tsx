import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ProductPageFacts } from './load-product.server.ts';
import { Neighbours } from './neighbours.tsx';

/** The way down to the product and, at the other end of the line, the products beside it. */
export function Wayfinding({
  page,
}: {
  readonly page: Pick<ProductPageFacts, 'product' | 'section' | 'noun' | 'neighbours'> & {
    /** The query of the list that the visitor came from, which the way up leads back to. */
    readonly listSearch?: string;
  };
}) {
  const { listSearch = '', product, section } = page;
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-6 pt-4 print:hidden">
      <Breadcrumbs
        linkAs={SiteLink}
        crumbs={[
          { label: 'Home', href: '/' },
          { label: section.label, href: section.path + listSearch },
          { label: product.name },
        ]}
      />
      <Neighbours label={`Neighbouring ${page.noun.many}`} page={page} className="hidden md:flex" />
    </div>
  );
}
