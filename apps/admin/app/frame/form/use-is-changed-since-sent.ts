import { useCallback, useRef, type FormEvent, type RefObject } from 'react';

/**
 * Tells of a form's control, by its name, whether it was changed after the form was sent last: an answer that arrives late must not
 * write over what was typed while it was on its way. `noteSent` is the form's `onSubmit`; after `forgetSent` nothing counts as changed.
 */
export function useIsChangedSinceSent(form: RefObject<HTMLFormElement | null>): {
  readonly isChanged: (name: string) => boolean;
  readonly noteSent: (event: FormEvent<HTMLFormElement>) => void;
  readonly forgetSent: () => void;
} {
  const sent = useRef<FormData>(undefined);
  const noteSent = useCallback((event: FormEvent<HTMLFormElement>) => {
    sent.current = new FormData(event.currentTarget);
  }, []);
  const forgetSent = useCallback(() => {
    sent.current = undefined;
  }, []);
  const isChanged = useCallback(
    (name: string) => {
      if (sent.current === undefined || form.current === null) return false;
      const [was, now] = [sent.current.get(name), new FormData(form.current).get(name)];
      return !(was instanceof File) && !(now instanceof File) && was !== now;
    },
    [form],
  );
  return { isChanged, noteSent, forgetSent };
}

/** The values of a form that comes back, but for the controls that were changed since: each stays drawn from what it is. */
export function leaveChanged<Values extends Readonly<Record<string, string>>>(
  drawn: Values,
  next: Values,
  isChanged: (name: string) => boolean,
): Values {
  const left = Object.keys(next).filter(isChanged);
  return { ...next, ...Object.fromEntries(left.map((name) => [name, drawn[name] ?? ''])) };
}
