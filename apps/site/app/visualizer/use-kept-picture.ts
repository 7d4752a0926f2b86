import { useEffect, useState } from 'react';

/** In memory alone: the picture is gone when the visitor leaves the site or reloads. */
let kept: { readonly slug: string; readonly file: File } | null = null;

/** Keeps the visitor's picture for the quote form of this stone; null keeps none. */
export function keepPicture(picture: { readonly slug: string; readonly file: File } | null): void {
  kept = picture;
}

/** The picture that the visitor chose to send with the request about this product. It is handed over once. */
export function useKeptPicture({ slug }: { readonly slug: string }): readonly File[] {
  const [files] = useState<readonly File[]>(() => (kept?.slug === slug ? [kept.file] : []));
  useEffect(() => keepPicture(null), []);
  return files;
}
