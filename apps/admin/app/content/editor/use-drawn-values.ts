import { useLayoutEffect, useRef, useState } from 'react';
import { leaveChanged } from '../../frame/form/use-is-changed-since-sent.ts';

/**
 * What the controls of a form are drawn from: what came back last, without writing over what was typed after the form was
 * sent.
 *
 * @param isChanged whether a control was changed since (`useIsChangedSinceSent`)
 */
export function useDrawnValues<Values extends Readonly<Record<string, string>>>(
  values: Values,
  isChanged: (name: string) => boolean,
): Values {
  const [drawn, setDrawn] = useState(values);
  const last = useRef(values);
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
