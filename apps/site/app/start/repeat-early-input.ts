import { findAgain } from '@showroom/app-frame/element-place';
import { findControl } from './record-early-input.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Does one thing again that the visitor did before hydration, so that the page's own code hears of it. */
export type Repeat = () => void;

/**
 * Takes what the visitor did to controls before hydration, in order. To be called when the page is hydrated and nothing
 * has been drawn again: what stands in the controls then is what the visitor put there.
 */
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
      // Of what was typed letter by letter, and ticked and unticked, the end counts.
      putLast(repeats, target, enterAgain(target, given, given === lastTyped));
    } else if (event.type === 'click' && target instanceof HTMLButtonElement && target.type === 'button') {
      repeats.set(event, () => target.click());
    }
  }
  return [...repeats.values()];
}

/** Repeats one after the other, each by itself as a visitor does: the page draws what follows from one before the next. */
export async function repeatAll(repeats: readonly Repeat[]): Promise<void> {
  for (const repeat of repeats) {
    await new Promise((done) => setTimeout(done));
    repeat();
  }
}

/** The button that a form was sent with, or the same one of the form that took its place. */
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

/** A form or a button that is gone, because the page has moved on, is left alone. */
function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): Repeat {
  return () => {
    if (form.isConnected && submitter?.isConnected !== false) form.requestSubmit(submitter);
  };
}

/** @param given what the visitor did it to: the control itself, or the one whose place it took */
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
      // Where the page has put its own value back since; what was typed since then stays.
      if (control instanceof HTMLSelectElement || control.value === control.defaultValue) control.value = value;
      makeNew(control);
    }
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** What a control has that is none of its value: files, and the focus of who is typing. */
function takePlace(control: Control, given: Control, isLast: boolean): void {
  if (control instanceof HTMLInputElement && given instanceof HTMLInputElement && control.type === 'file')
    control.files = given.files;
  if (isLast && document.activeElement === document.body) control.focus({ preventScroll: true });
}

/**
 * React notes the value that a control has when it hydrates it, and takes an event about the same value for no change.
 * The setter that it put on the control keeps the note: run on a copy, it changes the note, and not the control in which
 * someone may be typing.
 */
function makeNew(control: Control): void {
  const copy = control.cloneNode();
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(copy, `not ${control.value}`);
}
