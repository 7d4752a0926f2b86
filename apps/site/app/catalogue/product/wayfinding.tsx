import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ProductPageFacts } from './load-product.server.ts';
import { Neighbours } from './neighbours.tsx';

/** Breadcrumbs, and links to the previous and next product. */
export function Wayfinding({
  page,
}: {
  readonly page: Pick<ProductPageFacts, 'product' | 'section' | 'noun' | 'neighbours'> & {
    /** The query of the list that the visitor came from. */
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
