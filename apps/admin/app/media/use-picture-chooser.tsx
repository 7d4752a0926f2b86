import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { ChosenPicture } from '../editor/visual-editor.tsx';
import { PictureChooser } from './picture-chooser.tsx';

/** Opens the library to choose a picture from; `chooser` is to be drawn somewhere in the page. */
export function usePictureChooser(): {
  readonly choosePicture: () => Promise<ChosenPicture | undefined>;
  readonly chooser: ReactNode;
} {
  const answer = useRef<(chosen: ChosenPicture | undefined) => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const choosePicture = useCallback(
    () =>
      new Promise<ChosenPicture | undefined>((resolve) => {
        answer.current = resolve;
        setIsOpen(true);
      }),
    [],
  );
  const onDone = useCallback((chosen: ChosenPicture | undefined) => {
    setIsOpen(false);
    answer.current?.(chosen);
  }, []);
  return { choosePicture, chooser: isOpen ? <PictureChooser onDone={onDone} /> : null };
}
