import type { ContentPicture } from '@showroom/app-frame/content-pictures';
import { Picture } from '@showroom/ui/picture';

export interface ListPictureProps {
  /** Null leaves more room for the name on a phone; elsewhere a placeholder says so. */
  readonly picture: ContentPicture | null;
  readonly shape: 'md:aspect-16/9' | 'md:aspect-4/3';
}

/**
 * The picture of a list’s card. On a phone it is small and next to the name, so that several cards fit and little is
 * downloaded.
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
