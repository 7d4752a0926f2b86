import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { leaveChanged, useIsChangedSinceSent } from '../../shell/form/use-is-changed-since-sent.ts';

/**
 * What the controls of an item's form are drawn from: what came back last, without writing over what was typed after the form was
 * sent.
 *
 * @param sent what the form was sent with, while it is being sent
 */
export function useDrawnValues<Values extends Readonly<Record<string, string>>>(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  sent: FormData | undefined,
): Values {
  const [drawn, setDrawn] = useState(values);
  const last = useRef(values);
  const isChanged = useIsChangedSinceSent(form, sent);
  // Before the next key is pressed in a control that is about to be another.
  useLayoutEffect(() => {
    if (values === last.current) return;
    last.current = values;
    // Which controls were changed is known to the page alone, and not while this is drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setDrawn((known) => leaveChanged(known, values, isChanged));
  }, [values, isChanged]);
  return drawn;
}
