import { SiteLink } from '../../shell/site-link.tsx';
import { ProductActions } from '../product/product-actions.tsx';
import type { ArrangementProps } from './arrangement.ts';

const linkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce';

/** A colour's price, with quote and sample; not printed. */
export function StoneOffer({ page: { cost, product } }: ArrangementProps) {
  return (
    <div className="grid gap-4 border-y border-hairline py-5 print:hidden">
      <p>
        <span className="figures block font-serif text-subheading">{cost.price}</span>
        <span className="mt-1 block max-w-prose text-small text-ink-muted">{cost.note}</span>
      </p>
      <ProductActions product={product} />
      <p className="-mt-4 flex flex-wrap gap-x-8 text-small">
        <SiteLink href={`/slab-planner?stone=${product.slug}`} className={linkStyle}>
          Lay out your countertop on this slab
        </SiteLink>
        <SiteLink href={`/visualizer/your-photo?stone=${product.slug}`} className={linkStyle}>
          See it in your own kitchen
        </SiteLink>
      </p>
    </div>
  );
}
