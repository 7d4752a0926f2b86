import { findAgain } from '@showroom/app-frame/element-place';
import { findControl } from './record-early-input.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Repeats one input, so that React handles it. */
export type Repeat = () => void;

/** Takes the recorded input, in order. Call it right after hydration, while the controls still have the visitor's values. */
export function takeEarlyInput(): readonly Repeat[] {
  const repeats = new Map<object, Repeat>();
  const inputs = window.earlyInput?.splice(0) ?? [];
  const lastTyped = inputs.findLast(({ event }) => event.type === 'input')?.event.target;
  for (const { event, place } of inputs) {
    const given = findControl(event.target);
    const target = given && place && findAgain(given, place);
    if (!given || !target) continue;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      putLast(repeats, target, submitAgain(target, findSubmitter(target, event.submitter)));
    } else if (event.type === 'input' && isControl(given) && isControl(target)) {
      // Only the last value of each control counts.
      putLast(repeats, target, enterAgain(target, given, given === lastTyped));
    } else if (event.type === 'click' && target instanceof HTMLButtonElement && target.type === 'button') {
      repeats.set(event, () => target.click());
    }
  }
  return [...repeats.values()];
}

/** Repeats the inputs one at a time, so that React renders in between. */
export async function repeatAll(repeats: readonly Repeat[]): Promise<void> {
  for (const repeat of repeats) {
    await new Promise((done) => setTimeout(done));
    repeat();
  }
}

/** The submit button, or the same one of the form that replaced it. */
function findSubmitter(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  if (submitter === null || submitter.isConnected) return submitter;
  return [...form.querySelectorAll('button')].find((button) => button.isEqualNode(submitter)) ?? null;
}

function putLast(repeats: Map<object, Repeat>, key: object, repeat: Repeat): void {
  repeats.delete(key);
  repeats.set(key, repeat);
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/** Does nothing for controls that are gone. */
function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): Repeat {
  return () => {
    if (form.isConnected && submitter?.isConnected !== false) form.requestSubmit(submitter);
  };
}

/** @param given the original control or the one that it replaced */
function enterAgain(control: Control, given: Control, isLast: boolean): Repeat {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked } = given instanceof HTMLInputElement ? given : control;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { value } = given;
  return () => {
    if (control !== given) takePlace(control, given, isLast);
    if (control.type !== 'file') {
      // Unless the visitor has typed since.
      if (control instanceof HTMLSelectElement || control.value === control.defaultValue) control.value = value;
      makeNew(control);
    }
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Restores files and the focus. */
function takePlace(control: Control, given: Control, isLast: boolean): void {
  if (control instanceof HTMLInputElement && given instanceof HTMLInputElement && control.type === 'file')
    control.files = given.files;
  if (isLast && document.activeElement === document.body) control.focus({ preventScroll: true });
}

/**
 * React ignores an input event if the value equals the one it saw at hydration. Its setter on the control records that value: called
 * on a clone, it changes the record but not the control, in which someone may be typing.
 */
function makeNew(control: Control): void {
  const copy = control.cloneNode();
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(copy, `not ${control.value}`);
}
