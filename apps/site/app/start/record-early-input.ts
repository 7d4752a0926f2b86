import { placeOf, type ElementPlace } from '@showroom/app-frame/element-place';

/** What the visitor did to a control, and where it stands: React may draw the page again, and another one is there then. */
export interface EarlyInput {
  readonly event: Event;
  readonly place: ElementPlace | null;
}

declare global {
  interface Window {
    /** What the visitor did to controls before the page was hydrated, in order. */
    earlyInput?: EarlyInput[];
  }
}

/** How long a form waits for hydration before it is sent as it is without scripts. */
const HOLD_MS = 5000;

/**
 * Keeps what the visitor does to controls while nothing drives them yet; `repeat-early-input.ts` does it again.
 *
 * A form that would be posted, or that asks for it (`data-held`), is held: posted now, it would leave behind what only scripts know, such as a draft. It is
 * sent as without scripts when they take too long.
 */
export function recordEarlyInput(): void {
  const early: EarlyInput[] = (window.earlyInput = []);
  let isGivenUp = false;
  const isOver = () => isGivenUp || 'hydrated' in document.documentElement.dataset;

  // On the way up: what React hydrated the page for, and answered on the way down, is not done twice.
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
    // The page that a form leads to takes the place of this one, whatever else was done here.
    for (const { event } of early.splice(0)) if (isSubmission(event)) event.target.requestSubmit(event.submitter);
  }
}

/** The control or the form that something was done to. */
export function findControl(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('input, select, textarea, button, form') : null;
}

function isSubmission(event: Event): event is SubmitEvent & { readonly target: HTMLFormElement } {
  return event.type === 'submit';
}
