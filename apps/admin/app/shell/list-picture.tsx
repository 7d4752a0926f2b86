import type { ReactNode } from 'react';

export interface ListPictureProps {
  /** How it lies over its card where cards stand side by side. */
  readonly shape: 'md:aspect-16/9' | 'md:aspect-4/3';
  /** Left out where there is none: on a phone its room goes to the name, elsewhere it is said. */
  readonly children?: ReactNode;
}

/**
 * The picture of a card in a list. On a phone it is small and beside the name: several cards are seen at once, and little is
 * fetched for them.
 */
export function ListPicture({ shape, children }: ListPictureProps) {
  const isEmpty = children === undefined ? 'max-md:hidden' : '';
  return (
    <div
      className={`relative min-h-28 w-28 shrink-0 overflow-hidden bg-stone-100 md:w-full ${shape} ${isEmpty} [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover`}
    >
      {children ?? <p className="grid size-full place-items-center text-small text-ink-muted">No picture yet</p>}
    </div>
  );
}
