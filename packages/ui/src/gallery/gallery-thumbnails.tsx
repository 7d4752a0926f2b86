import { joinClasses } from '../join-classes/join-classes.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface GalleryThumbnailsProps {
  readonly pictures: readonly PictureSource[];
  readonly currentIndex: number;
  readonly idPrefix: string;
  readonly ratio: string;
  readonly onSelect: (index: number) => void;
}

/** Columns: full rows if possible, two no larger than four, and large enough for a thumb on a phone. */
function columnsFor(count: number): string {
  if (count <= 2) return 'grid-cols-4';
  if (count === 3) return 'grid-cols-3';
  if (count === 4) return 'grid-cols-2 sm:grid-cols-4';
  return count > 5 ? 'grid-cols-4 sm:grid-cols-7' : 'grid-cols-3 sm:grid-cols-5';
}

/** Links to the pictures, which work without scripts. */
export function GalleryThumbnails({ pictures, currentIndex, idPrefix, ratio, onSelect }: GalleryThumbnailsProps) {
  return (
    <ul className={joinClasses('grid gap-3 print:hidden', columnsFor(pictures.length))}>
      {pictures.map((picture, index) => {
        const isCurrent = index === currentIndex;
        return (
          <li key={picture.src}>
            <a
              href={`#${idPrefix}-${index + 1}`}
              aria-label={`Show image ${index + 1}: ${picture.alt}`}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onSelect(index);
              }}
              style={{ aspectRatio: ratio }}
              className={joinClasses(
                'block min-h-11 w-full overflow-hidden rounded-xs border transition-[border-color,opacity]',
                isCurrent ? 'border-spruce inset-ring-2 inset-ring-spruce' : 'border-hairline hover:border-stone-500',
              )}
            >
              <span
                className={joinClasses(
                  'block size-full transition-[padding]',
                  isCurrent && 'border-2 border-spruce p-0.5',
                )}
              >
                <Picture
                  record={picture}
                  alt=""
                  sizes="(min-width: 1024px) 14vw, 30vw"
                  fetchPriority="low"
                  className="size-full"
                />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
