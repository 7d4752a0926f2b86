import { useEffect, useRef } from 'react';
import { FIRST_STEP, parseStep, type StepNumber } from './custom-quote-steps.ts';

/**
 * Keeps the wizard's step and the page's address together, so that the browser's Back steps back.
 * With `onStepChange` the page does it and gives the step as `givenStep`; otherwise the wizard uses the fragment `#step-2`.
 * `onStepRequested` is called when the address asks for another step.
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
      // The state of the entry belongs to the page's router and stays.
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

/** The step the address names; null when its fragment is about something else, such as a skip link. */
function readFragment(): StepNumber | null {
  if (location.hash === '') return FIRST_STEP;
  const number = /^#step-(\d)$/u.exec(location.hash)?.[1];
  return number === undefined ? null : parseStep(number);
}
