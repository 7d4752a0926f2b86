import { CheckIcon } from '../../shell/icons.tsx';
import type { ProductPageFacts } from './load-product.server.ts';

interface ProductWordsProps {
  readonly product: ProductPageFacts['product'];
}

/** What is said of a product, a paragraph a thought. */
export function ProductDescription({ product }: ProductWordsProps) {
  return product.description.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** What sets a product apart, under a heading of its own. A printed sheet holds the same in its plate and description. */
export function ProductFeatures({ product }: ProductWordsProps) {
  if (product.features.length === 0) return null;
  return (
    <section aria-labelledby="features" className="print:hidden">
      <h2 id="features" className="font-serif text-heading">
        Key Features
      </h2>
      <ul className="mt-4 grid gap-2">
        {product.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-1 size-4 shrink-0 text-spruce" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
