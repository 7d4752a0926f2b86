import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tells of a form's control, by its name, whether it was changed after the form was sent last: an answer that arrives late must not
 * write over what was typed while it was on its way.
 *
 * @param sent what the form was sent with, while it is being sent: `formData` of `useNavigation()`, if it is of this form
 */
export function useIsChangedSinceSent(
  form: RefObject<HTMLFormElement | null>,
  sent: FormData | undefined,
): (name: string) => boolean {
  const last = useRef<FormData>(undefined);
  useLayoutEffect(() => {
    if (sent !== undefined) last.current = sent;
  }, [sent]);
  return useCallback(
    (name) => {
      if (last.current === undefined || form.current === null) return false;
      const [was, now] = [last.current.get(name), new FormData(form.current).get(name)];
      return !(was instanceof File) && !(now instanceof File) && was !== now;
    },
    [form],
  );
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
