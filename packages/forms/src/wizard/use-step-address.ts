import { useEffect, useRef } from 'react';
import { FIRST_STEP, parseStep, type StepNumber } from './custom-quote-steps.ts';

/**
 * Keeps the step in the URL's fragment, such as `#step-2`, so that the browser's Back goes back a step. `onStepRequested` is
 * called when the URL asks for another step.
 */
export function useStepAddress(step: StepNumber, onStepRequested: (step: StepNumber) => void): void {
  const latest = useRef(onStepRequested);
  useEffect(() => {
    latest.current = onStepRequested;
  });

  const isArriving = useRef(true);
  useEffect(() => {
    if (readFragment() !== step) {
      const address = step === FIRST_STEP ? location.pathname + location.search : `#step-${step}`;
      // The history state belongs to the page's router and is kept.
      if (isArriving.current) history.replaceState(history.state, '', address);
      else history.pushState(history.state, '', address);
    }
    isArriving.current = false;
  }, [step]);

  useEffect(() => {
    const follow = (): void => {
      const wanted = readFragment();
      if (wanted !== null) latest.current(wanted);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
}

/** The step in the fragment; null for other fragments, such as a skip link's. */
function readFragment(): StepNumber | null {
  if (location.hash === '') return FIRST_STEP;
  const number = /^#step-(\d)$/u.exec(location.hash)?.[1];
  return number === undefined ? null : parseStep(number);
}
