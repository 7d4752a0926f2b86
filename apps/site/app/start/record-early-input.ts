import { placeOf, type ElementPlace } from '@showroom/app-frame/element-place';

/** An input and the place of its control, which React may have replaced. */
export interface EarlyInput {
  readonly event: Event;
  readonly place: ElementPlace | null;
}

declare global {
  interface Window {
    /** Input before hydration, in order. */
    earlyInput?: EarlyInput[];
  }
}

/** A form that waits longer is submitted as without scripts. */
const HOLD_MS = 5000;

/**
 * Records what the visitor does to controls before hydration, for `repeat-early-input.ts`.
 * A form that would be posted, or that asks for it (`data-held`), is held: posted now, it would lack what only
 * scripts know, such as a draft. If scripts take too long, it is submitted as without scripts.
 */
export function recordEarlyInput(): void {
  const early: EarlyInput[] = (window.earlyInput = []);
  let isGivenUp = false;
  const isOver = () => isGivenUp || 'hydrated' in document.documentElement.dataset;

  // In the bubble phase: React may have handled it in the capture phase, after selective hydration.
  for (const type of ['click', 'input', 'submit'])
    addEventListener(type, (event) => {
      if (isOver()) return;
      if (isSubmission(event)) {
        if (event.target.method !== 'post' && !('held' in event.target.dataset)) return;
        event.preventDefault();
        setTimeout(giveUp, HOLD_MS);
      }
      const control = findControl(event.target);
      early.push({ event, place: control && placeOf(control) });
    });

  function giveUp(): void {
    if (isOver()) return;
    isGivenUp = true;
    // The form's page replaces this one, whatever else was recorded.
    for (const { event } of early.splice(0)) if (isSubmission(event)) event.target.requestSubmit(event.submitter);
  }
}

export function findControl(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('input, select, textarea, button, form') : null;
}

function isSubmission(event: Event): event is SubmitEvent & { readonly target: HTMLFormElement } {
  return event.type === 'submit';
}
