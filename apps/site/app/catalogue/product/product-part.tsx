import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../shell/icons.tsx';
import type { ProductPageFacts } from './load-product.server.ts';

/** A part that is a product itself, shown and not only named: the slab that a top is cut from. */
export function ProductPart({ part }: { readonly part: NonNullable<ProductPageFacts['part']> }) {
  return (
    <Link to={part.path} className="group flex items-center gap-4 print:hidden">
      <Picture
        record={part.picture}
        alt=""
        sizes="9rem"
        className="aspect-[126/64] max-w-36 rounded-xs shadow-card transition-shadow group-hover:shadow-raised"
      />
      <span>
        <span className="block text-caption text-ink-muted">{part.label}</span>{' '}
        <span className="inline-flex items-center gap-2 font-serif text-subheading group-hover:underline group-hover:underline-offset-4">
          {part.name}
          <ArrowRightIcon className="size-4" />
        </span>
      </span>
    </Link>
  );
}
