import { useLayoutEffect, useRef, useState } from 'react';
import { leaveChanged } from '../../frame/form/use-is-changed-since-sent.ts';

/**
 * The values to render a form from: the latest from the server, without overwriting what was typed after the
 * submission.
 * @param isChanged whether a control changed since (`useIsChangedSinceSent`)
 */
export function useDrawnValues<Values extends Readonly<Record<string, string>>>(
  values: Values,
  isChanged: (name: string) => boolean,
): Values {
  const [drawn, setDrawn] = useState(values);
  const last = useRef(values);
  // Before the next keystroke in a control that is about to be replaced.
  useLayoutEffect(() => {
    if (values === last.current) return;
    last.current = values;
    // Changed controls are known only to the DOM.
    // oxlint-disable-next-line react/set-state-in-effect
    setDrawn((known) => leaveChanged(known, values, isChanged));
  }, [values, isChanged]);
  return drawn;
}
