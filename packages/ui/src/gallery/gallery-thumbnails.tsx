import { joinClasses } from '../join-classes/join-classes.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface GalleryThumbnailsProps {
  readonly pictures: readonly PictureSource[];
  readonly currentIndex: number;
  readonly idPrefix: string;
  readonly ratio: string;
  readonly onSelect: (index: number) => void;
}

/** Links to the pictures of the strip, which therefore work without script. Two abreast for two, three for three. */
export function GalleryThumbnails({ pictures, currentIndex, idPrefix, ratio, onSelect }: GalleryThumbnailsProps) {
  const columns = Math.min(pictures.length, 4);
  return (
    <ul className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {pictures.map((picture, index) => {
        const isCurrent = index === currentIndex;
        return (
          <li key={picture.src}>
            <a
              href={`#${idPrefix}-${index + 1}`}
              aria-label={`Show picture ${index + 1}: ${picture.alt}`}
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
                  className="size-full object-cover"
                />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
