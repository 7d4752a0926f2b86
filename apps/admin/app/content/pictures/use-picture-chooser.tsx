import { useCallback, useRef, useState, type ReactElement } from 'react';
import type { PictureChoice } from './picture-choice.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** Opens the picture chooser. Render `chooser` somewhere in the page. */
export function usePictureChooser({ isLibraryOnly = false }: { readonly isLibraryOnly?: boolean } = {}): {
  readonly choosePicture: () => Promise<PictureChoice | undefined>;
  readonly chooser: ReactElement | null;
} {
  const answer = useRef<(chosen: PictureChoice | undefined) => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const choosePicture = useCallback(
    () =>
      new Promise<PictureChoice | undefined>((resolve) => {
        answer.current = resolve;
        setIsOpen(true);
      }),
    [],
  );
  const onDone = useCallback((chosen: PictureChoice | undefined) => {
    setIsOpen(false);
    answer.current?.(chosen);
  }, []);
  return { choosePicture, chooser: isOpen ? <PictureChooser onDone={onDone} isLibraryOnly={isLibraryOnly} /> : null };
}
