import type { NamedDrawing } from './draw-products.server.ts';

/** What is 12 pixels high in a drawing is as high as small text on a large screen. */
const ZOOM = 1.3;

export interface DrawingViewsProps {
  /** From the front first. */
  readonly views: NamedDrawing['views'];
  /** The widest view of all that are drawn at the same scale, in pixels: where it has no room, all get narrower alike. */
  readonly widest: number;
}

/** The widest view of several drawings. */
export function findWidest(drawings: readonly Pick<NamedDrawing, 'views'>[]): number {
  return Math.max(...drawings.flatMap(({ views }) => views.map(({ width }) => width)));
}

/** The views of a drawing, each with its name: front, side. */
export function DrawingViews({ views, widest }: DrawingViewsProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-8">
      {views.map(({ name, svg, width }) => (
        <figure
          key={name}
          className="min-w-0"
          style={{ width: `min(${(width * ZOOM) / 16}rem, ${(width / widest) * 100}%)` }}
        >
          {/* Written by our own renderer, which escapes what it is given. */}
          <div dangerouslySetInnerHTML={{ __html: svg }} />
          <figcaption className="mt-2 text-center text-caption text-ink-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
