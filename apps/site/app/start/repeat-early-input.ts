import './record-early-input.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Does one thing again that the visitor did before hydration, so that the page's own code hears of it. */
export type Repeat = () => void;

/**
 * Takes what the visitor did to controls before hydration, in order. To be called when the page is hydrated and nothing
 * has been drawn anew: what stands in the controls then is what the visitor put there.
 */
export function takeEarlyInput(): readonly Repeat[] {
  const repeats = new Map<object, Repeat>();
  for (const event of window.earlyInput?.splice(0) ?? []) {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      putLast(repeats, target, submitAgain(target, event.submitter));
    } else if (event.type === 'input' && isControl(target)) {
      // Of what was typed letter by letter, and ticked and unticked, the end counts.
      putLast(repeats, target, enterAgain(target));
    } else if (event.type === 'click' && target instanceof Element) {
      const button = target.closest<HTMLButtonElement>('button[type=button]');
      if (button !== null) repeats.set(event, () => button.click());
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

function enterAgain(control: Control): Repeat {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked } = control;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { value } = control;
  return () => {
    if (control.type !== 'file') {
      // Where the page has put its own value back since; what was typed since then stays.
      if (control instanceof HTMLSelectElement || control.value === control.defaultValue) control.value = value;
      makeNew(control);
    }
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/**
 * React notes the value that a control has when it hydrates it, and takes an event about the same value for no change.
 * The setter that it put on the control keeps the note: run on a copy, it changes the note, and not the control in which
 * somebody may be typing.
 */
function makeNew(control: Control): void {
  const copy = control.cloneNode();
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(copy, `not ${control.value}`);
}
