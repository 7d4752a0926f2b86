import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ProductPageFacts } from './load-product.server.ts';

/** A part that is a product itself, shown and not only named: the slab that a top is cut from. */
export function ProductPart({ part }: { readonly part: NonNullable<ProductPageFacts['part']> }) {
  return (
    <SiteLink href={part.path} className="flex items-center gap-4 hover:text-spruce print:hidden">
      <Picture record={part.picture} alt="" sizes="9rem" className="aspect-[126/64] max-w-36 rounded-xs" />
      <span>
        <span className="block text-caption text-ink-muted">{part.label}</span>{' '}
        <span className="font-serif text-subheading underline decoration-1 underline-offset-4">{part.name}</span>
      </span>
    </SiteLink>
  );
}
