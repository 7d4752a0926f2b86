import { hasSavedAnswers } from '@showroom/app-frame/typed-answers';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { repeatAll, takeEarlyInput, type Repeat } from './repeat-early-input.ts';

/** Needed only after an error. */
const importRestoring = () => import('@showroom/app-frame/restore-typed-answers');

/**
 * Sets `data-hydrated` on the root element and repeats the input recorded before hydration. The last component of the page, so that
 * its effects run last.
 */
export function Hydrated() {
  const taken = useRef<readonly Repeat[]>(undefined);
  const [early, setEarly] = useState<readonly Repeat[]>([]);
  // In the same task in which React attaches its listeners, so that no input is missed or handled twice.
  useLayoutEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    taken.current ??= takeEarlyInput();
  }, []);
  // After the render that the first effects cause, so that an early submit includes a restored draft.
  useEffect(() => setEarly(taken.current ?? []), []);
  useEffect(() => void repeatAll(early), [early]);
  useEffect(() => {
    if (hasSavedAnswers()) void importRestoring().then(({ restoreTypedAnswers }) => restoreTypedAnswers());
  }, []);
  return null;
}
