import { useCallback, useRef, type FormEvent, type RefObject } from 'react';

/**
 * Whether a control changed after its form was sent: a late response must not overwrite newer input. `noteSent` is
 * the form’s `onSubmit`; after `forgetSent` nothing counts as changed.
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

/** The values of a returned form, except for controls changed since. */
export function leaveChanged<Values extends Readonly<Record<string, string>>>(
  drawn: Values,
  next: Values,
  isChanged: (name: string) => boolean,
): Values {
  const left = Object.keys(next).filter(isChanged);
  return { ...next, ...Object.fromEntries(left.map((name) => [name, drawn[name] ?? ''])) };
}
