import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useIsChangedSinceSent } from './use-is-changed-since-sent.ts';

/**
 * A key that redraws controls from the saved values. It doesn’t change if something was typed after the form was
 * sent: a late response must not overwrite that. `noteSent` is the form’s `onSubmit`.
 */
export function useRedrawKey(
  form: RefObject<HTMLFormElement | null>,
  key: string,
): { readonly drawnKey: string; readonly noteSent: (event: FormEvent<HTMLFormElement>) => void } {
  const [drawnKey, setDrawnKey] = useState(key);
  const last = useRef(key);
  const { isChanged, noteSent, forgetSent } = useIsChangedSinceSent(form);
  // Before the next keystroke in a control that is about to be replaced.
  useLayoutEffect(() => {
    if (key === last.current) return;
    last.current = key;
    const isTyped = listShown(form.current).some(({ name }) => isChanged(name));
    forgetSent();
    // What was typed is known only to the DOM.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isTyped) setDrawnKey(key);
  }, [form, key, isChanged, forgetSent]);
  return { drawnKey, noteSent };
}

function listShown(form: HTMLFormElement | null): readonly HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden], button)') ?? [])];
}
