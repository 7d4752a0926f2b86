import { useState } from 'react';

interface KeptPicture {
  /** The stone that it shows. */
  readonly slug: string;
  readonly file: File;
}

/** In memory alone: the picture is gone when the visitor leaves the site or reloads. */
let kept: KeptPicture | null = null;

/** Keeps the visitor's picture for the quote form of its stone, and of the plan that is made next; null keeps none. */
export function keepPicture(picture: KeptPicture | null): void {
  kept = picture;
}

/** The name of the picture that goes along with the visitor's request; null without one. */
export function useKeptPictureName(): string | null {
  const [name] = useState(() => kept?.file.name ?? null);
  return name;
}

/**
 * The picture that the visitor chose to send with a request. It stays until the request is sent, so that the plan can be changed
 * in between.
 *
 * @param hasPlan a plan goes along: it may be of another stone than the picture
 */
export function useKeptPicture({
  slug,
  hasPlan,
}: {
  readonly slug: string;
  readonly hasPlan: boolean;
}): readonly File[] {
  const [files] = useState<readonly File[]>(() =>
    kept !== null && (hasPlan || kept.slug === slug) ? [kept.file] : [],
  );
  return files;
}
