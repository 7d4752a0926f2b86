import { DrawingViews, findWidest, type DrawingViewsProps } from './drawing-views.tsx';
import { UnitChoice } from './unit-choice.tsx';

export interface ProductDrawingProps extends Pick<DrawingViewsProps, 'views'> {
  readonly className: string;
}

/** A product’s dimensions as drawings, in inches or millimetres. */
export function ProductDrawing({ views, className }: ProductDrawingProps) {
  return (
    <section className={`drawings ${className}`} aria-labelledby="dimensions">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id="dimensions" className="font-serif text-heading">
          Dimensions
        </h2>
        <UnitChoice />
      </div>
      {/* In print the views are side by side and shrink alike, to fit one sheet. */}
      <div className="mt-4 print:mt-2 print:*:flex-nowrap print:*:gap-x-4">
        <DrawingViews views={views} widest={findWidest([{ views }])} />
      </div>
    </section>
  );
}
