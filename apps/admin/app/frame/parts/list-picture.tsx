import type { ContentPicture } from '@showroom/app-frame/content-pictures';
import { Picture } from '@showroom/ui/picture';

export interface ListPictureProps {
  /** Where there is none, its room goes to the name on a phone; elsewhere it is said. */
  readonly picture: ContentPicture | null;
  /** How it lies over its card where cards stand side by side. */
  readonly shape: 'md:aspect-16/9' | 'md:aspect-4/3';
}

/**
 * The picture of a card in a list. On a phone it is small and beside the name: several cards are seen at once, and little is
 * fetched for them.
 */
export function ListPicture({ picture, shape }: ListPictureProps) {
  return (
    <div
      className={`relative min-h-28 w-28 shrink-0 overflow-hidden bg-stone-100 md:w-full ${shape} ${picture === null ? 'max-md:hidden' : ''} [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover`}
    >
      {picture === null ? (
        <p className="grid size-full place-items-center text-small text-ink-muted">No image yet</p>
      ) : (
        <Picture {...picture} alt="" sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 46vw, 7rem" />
      )}
    </div>
  );
}
