import { ProductActions } from '../product/product-actions.tsx';
import type { ArrangementProps } from './arrangement.ts';

/** What a colour costs or what that depends on, and the ways to a quote and to a piece of it: left off paper, which is one sheet. */
export function StoneOffer({ page: { cost, product } }: ArrangementProps) {
  return (
    <div className="grid gap-4 border-y border-hairline py-5 print:hidden">
      <p>
        <span className="figures block font-serif text-subheading">{cost.price}</span>
        <span className="mt-1 block max-w-prose text-small text-ink-muted">{cost.note}</span>
      </p>
      <ProductActions product={product} />
    </div>
  );
}
