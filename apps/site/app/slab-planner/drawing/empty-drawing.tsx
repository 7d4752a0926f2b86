import { Picture, type PictureSource } from '@showroom/ui/picture';

interface EmptyDrawingProps {
  /** Its name and slab. */
  readonly stone: { readonly label: string; readonly sizeLabel: string };
  readonly picture: PictureSource | null;
}

/** The whole slab, before there are any pieces. */
export function EmptyDrawing({ stone, picture }: EmptyDrawingProps) {
  return (
    <figure>
      {picture && (
        <Picture
          record={picture}
          alt={`A slab of ${stone.label}`}
          priority
          sizes="(min-width: 64rem) 60vw, 92vw"
          className="rounded-xs shadow-card"
        />
      )}
      <figcaption className="mt-2 text-small text-ink-muted">
        A slab of {stone.label}, {stone.sizeLabel}. Choose what to start with, and we’ll lay it out here.
      </figcaption>
    </figure>
  );
}
