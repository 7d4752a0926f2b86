import { DrawingViews, findWidest, type DrawingViewsProps } from './drawing-views.tsx';
import { UnitChoice } from './unit-choice.tsx';

export interface ProductDrawingProps extends Pick<DrawingViewsProps, 'views'> {
  /** Added to the section. */
  readonly className: string;
}

/** What a product measures, drawn from its own figures, in inches or in millimetres. */
export function ProductDrawing({ views, className }: ProductDrawingProps) {
  return (
    <section className={`drawings ${className}`} aria-labelledby="dimensions">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id="dimensions" className="font-serif text-heading">
          Dimensions
        </h2>
        <UnitChoice />
      </div>
      {/* On paper its views stand side by side, all of them narrower alike, so that a sheet is one page. */}
      <div className="mt-4 print:mt-2 print:*:flex-nowrap print:*:gap-x-4">
        <DrawingViews views={views} widest={findWidest([{ views }])} />
      </div>
    </section>
  );
}
