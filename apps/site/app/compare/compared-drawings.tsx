import { DrawingViews, findWidest } from '../catalogue/drawings/drawing-views.tsx';
import { UnitChoice } from '../catalogue/drawings/unit-choice.tsx';
import type { ComparisonFacts } from './load-comparison.server.ts';

export interface ComparedDrawingsProps {
  readonly comparison: Pick<ComparisonFacts, 'drawings' | 'products'>;
}

/** The products’ dimensions at one scale, so that larger ones look larger. */
export function ComparedDrawings({ comparison: { drawings, products } }: ComparedDrawingsProps) {
  if (drawings.length === 0) return null;
  const widest = findWidest(drawings);
  return (
    <section className="drawings mt-12" aria-labelledby="dimensions">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id="dimensions" className="font-serif text-heading">
          Dimensions
        </h2>
        <UnitChoice />
      </div>
      {drawings.length > 1 && <p className="text-small text-ink-muted">All drawn to the same scale.</p>}
      <div className="mt-6 grid gap-x-10 gap-y-12 md:auto-cols-fr md:grid-flow-col print:auto-cols-fr print:grid-flow-col">
        {drawings.map(({ slug, views }) => (
          <div key={slug}>
            <h3 className="mb-4 font-serif text-card">{products.find((product) => product.slug === slug)?.name}</h3>
            <DrawingViews views={views} widest={widest} />
          </div>
        ))}
      </div>
    </section>
  );
}
