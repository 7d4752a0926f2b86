import { findAgain, placeOf, type ElementPlace } from '@showroom/app-frame/element-place';
import { restoreTypedAnswers } from '@showroom/app-frame/restore-typed-answers';
import { useEffect } from 'react';
import { isChanged } from '../dialogs/has-unsaved-changes.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const early = new Map<Control, { readonly value: string; readonly place: ElementPlace }>();
let lastTyped: EventTarget | null = null;
let isOver = false;

/**
 * Records the values of controls, and input, before React hydrates the page. React ignores that input, and resets
 * text areas.
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

/** Dispatches the recorded input after hydration. Rendered last, so that all listeners are attached. */
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

/** React replaced the control: the new one takes over the text and the focus. */
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
  // Not `change`: a field that submits on change must wait for the user, not for a value that the browser restored.
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * React records a control’s value on hydration and ignores events with the same value. Its setter on the control
 * updates the record: called on a copy, it changes the record without touching the control in use.
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
