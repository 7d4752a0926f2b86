import { hasSavedAnswers } from '@showroom/app-frame/typed-answers';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { repeatAll, takeEarlyInput, type Repeat } from './repeat-early-input.ts';

/** Wanted only after a page failed. */
const importRestoring = () => import('@showroom/app-frame/restore-typed-answers');

/**
 * Says that the page is hydrated, by `data-hydrated` on the root element, and does again what the visitor did before.
 * Drawn after everything else of the page, so that its effects come after those of the rest.
 */
export function Hydrated() {
  const taken = useRef<readonly Repeat[]>(undefined);
  const [early, setEarly] = useState<readonly Repeat[]>([]);
  // In the same step in which React's own listeners begin to hear: nothing is done twice, and nothing is missed.
  useLayoutEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    taken.current ??= takeEarlyInput();
  }, []);
  // Only when what the first effects brought, such as a draft, is drawn: a form sent early is sent with it.
  useEffect(() => setEarly(taken.current ?? []), []);
  useEffect(() => void repeatAll(early), [early]);
  useEffect(() => {
    if (hasSavedAnswers()) void importRestoring().then(({ restoreTypedAnswers }) => restoreTypedAnswers());
  }, []);
  return null;
}
