import { findAgain, placeOf, type ElementPlace } from '@showroom/app-frame/element-place';
import { restoreTypedAnswers } from '@showroom/app-frame/restore-typed-answers';
import { useEffect } from 'react';
import { isChanged } from '../dialogs/has-unsaved-changes.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed into controls before React took the page over, by control. */
const early = new Map<Control, { readonly value: string; readonly place: ElementPlace }>();
/** Where someone is typing. */
let lastTyped: EventTarget | null = null;
let isOver = false;

/**
 * Notes what stands in the controls of a page before React hydrates it, and what is typed until then. React tells no one of it,
 * and puts the first text back into a long one.
 */
export function rememberEarlyInput(): void {
  for (const control of document.querySelectorAll('input, select, textarea')) note(control);
  lastTyped = document.activeElement;
  document.addEventListener('input', onInput, true);
}

function onInput({ target }: Event): void {
  if (isOver || !(target instanceof Element)) return;
  lastTyped = target;
  note(target);
}

function note(target: Element): void {
  if (isControl(target) && isChanged(target)) early.set(target, { value: target.value, place: placeOf(target) });
}

/** Once the page is hydrated, has it hear of what was typed before. Drawn after all else, so that everybody listens. */
export function EarlyInput() {
  useEffect(() => {
    isOver = true;
    document.removeEventListener('input', onInput, true);
    for (const [given, { value, place }] of early) {
      const control = findAgain(given, place);
      if (control === undefined) continue;
      if (control !== given) takePlace(control, given);
      dispatchAgain(control, value);
    }
    early.clear();
    restoreTypedAnswers();
  }, []);
  return null;
}

/** React drew the page again, and with it another control: it takes over what was typed, and the focus of who is typing. */
function takePlace(control: Control, given: Control): void {
  if (control instanceof HTMLInputElement && given instanceof HTMLInputElement) {
    if (control.type === 'file') control.files = given.files;
    else control.value = given.value;
    control.checked = given.checked;
  } else control.value = given.value;
  if (given === lastTyped && document.activeElement === document.body) control.focus({ preventScroll: true });
}

function dispatchAgain(control: Control, value: string): void {
  if (control instanceof HTMLTextAreaElement && !isChanged(control)) control.value = value;
  if (!(control instanceof HTMLInputElement && control.type === 'file')) makeNew(control);
  // Not `change`: what acts by itself on a choice waits for a press of today, not for one that a browser brought back.
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * React notes the value of a control when it hydrates it, and takes an event about the same value for no change. The setter that
 * it put on the control keeps the note: run on a copy, it changes the note, and not the control in which someone may be typing.
 */
function makeNew(control: Control): void {
  const copy = control.cloneNode();
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(copy, `not ${control.value}`);
}

function isControl(target: Element): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
