import { useEffect, useRef } from 'react';
import { FIRST_STEP, parseStep, type StepNumber } from './custom-quote-steps.ts';

/**
 * Syncs the wizard's step with the URL, so that the browser's Back goes back a step. With `onStepChange` the page does it and
 * passes `givenStep`; otherwise the fragment `#step-2` is used. `onStepRequested` is called when the URL asks for another step.
 */
export function useStepAddress({
  step,
  givenStep,
  onStepChange,
  onStepRequested,
}: {
  step: StepNumber;
  givenStep: number | undefined;
  onStepChange: ((step: StepNumber) => void) | undefined;
  onStepRequested: (step: StepNumber) => void;
}): void {
  const latest = useRef({ givenStep, onStepChange, onStepRequested });
  useEffect(() => {
    latest.current = { givenStep, onStepChange, onStepRequested };
  });

  const isArriving = useRef(true);
  useEffect(() => {
    const { onStepChange: tell, givenStep: stated } = latest.current;
    if (tell !== undefined) {
      if (!isArriving.current && stated !== step) tell(step);
    } else if (readFragment() !== step) {
      const address = step === FIRST_STEP ? location.pathname + location.search : `#step-${step}`;
      // The history state belongs to the page's router and is kept.
      if (isArriving.current) history.replaceState(history.state, '', address);
      else history.pushState(history.state, '', address);
    }
    isArriving.current = false;
  }, [step]);

  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current && givenStep !== undefined) latest.current.onStepRequested(parseStep(givenStep));
    hasArrived.current = true;
  }, [givenStep]);

  const isOwnAddress = onStepChange === undefined;
  useEffect(() => {
    if (!isOwnAddress) return undefined;
    const follow = (): void => {
      const wanted = readFragment();
      if (wanted !== null) latest.current.onStepRequested(wanted);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isOwnAddress]);
}

/** The step in the fragment; null for other fragments, such as a skip link's. */
function readFragment(): StepNumber | null {
  if (location.hash === '') return FIRST_STEP;
  const number = /^#step-(\d)$/u.exec(location.hash)?.[1];
  return number === undefined ? null : parseStep(number);
}
