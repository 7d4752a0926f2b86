import type { NamedDrawing } from './draw-products.server.ts';

/** The zoom at which text of 12 drawing pixels is as large as small text on a large screen. */
const ZOOM = 1.3;

export interface DrawingViewsProps {
  readonly views: NamedDrawing['views'];
  /** The width in pixels of the widest view drawn at this scale. If it doesn’t fit, all views shrink alike. */
  readonly widest: number;
}

export function findWidest(drawings: readonly Pick<NamedDrawing, 'views'>[]): number {
  return Math.max(...drawings.flatMap(({ views }) => views.map(({ width }) => width)));
}

export function DrawingViews({ views, widest }: DrawingViewsProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-8">
      {views.map(({ name, svg, width }) => (
        <figure
          key={name}
          className="min-w-0"
          style={{ width: `min(${(width * ZOOM) / 16}rem, ${(width / widest) * 100}%)` }}
        >
          {/* Our renderer escapes its input. */}
          <div dangerouslySetInnerHTML={{ __html: svg }} />
          <figcaption className="mt-2 text-center text-caption text-ink-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
