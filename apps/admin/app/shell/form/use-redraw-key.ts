import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The key of controls that are drawn again from what is saved. It stays as it is where something was typed after the form was sent: an
 * answer that arrives late must not write over that.
 *
 * @param sent what the form was sent with, while it is being sent: `formData` of `useNavigation()`, if it is of this form
 */
export function useRedrawKey(form: RefObject<HTMLFormElement | null>, key: string, sent: FormData | undefined): string {
  const [drawn, setDrawn] = useState(key);
  const last = useRef(key);
  const unanswered = useRef<FormData>(undefined);
  useLayoutEffect(() => {
    if (sent !== undefined) unanswered.current = sent;
  }, [sent]);
  // Before the next key is pressed in a control that is about to be another.
  useLayoutEffect(() => {
    if (key === last.current) return;
    last.current = key;
    const isTyped = hasChanged(form.current, unanswered.current);
    unanswered.current = undefined;
    // What was typed is known to the page alone, and not while this is drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isTyped) setDrawn(key);
  }, [form, key]);
  return drawn;
}

/** Whether a control that people see holds something else than it was sent with. */
function hasChanged(form: HTMLFormElement | null, sent: FormData | undefined): boolean {
  if (form === null || sent === undefined) return false;
  const now = new FormData(form);
  return [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden], button)')].some(
    ({ name }) => now.get(name) !== sent.get(name),
  );
}
