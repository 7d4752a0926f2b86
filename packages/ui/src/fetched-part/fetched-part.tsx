import { useEffect, useState, type ComponentType } from 'react';

/** A part of a page in a file of its own. */
export type FetchedPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the file early, such as at the start of a click. */
  readonly prefetch: () => void;
  /**
   * Fetches the file on the first touch. While a finger is down, a browser delays responses, so a fetch started by
   * the click itself arrives after it.
   */
  readonly fetchOnceTouched: () => void;
};

/**
 * A part of a page in a file of its own, fetched when it is first drawn, and nothing until it is there. Where it does not
 * come, for want of a network or because a newer version was put up since the page came, `Otherwise` is drawn in its place,
 * with the same props: what can still be done for the visitor, as without scripts. The page itself stays as it is.
 *
 * For what only a click brings: a server draws nothing of it. React's own `lazy` would do that, but holds back what comes
 * soon after its fallback for three tenths of a second.
 */
export function fetchedPart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
  Otherwise: ComponentType<Props> = Nothing,
): FetchedPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;

  function come(): Promise<void> {
    coming ??= fetchPart()
      .catch(() => ({ default: Otherwise }))
      .then((file) => void (Part = file.default));
    return coming;
  }

  function Fetched(props: Props) {
    const [hasCome, setHasCome] = useState(Part !== undefined);
    useEffect(() => {
      let isDrawn = true;
      void come().then(() => isDrawn && setHasCome(true));
      return () => void (isDrawn = false);
    }, []);
    return hasCome && Part ? <Part {...props} /> : null;
  }
  return Object.assign(Fetched, {
    prefetch: () => void come(),
    fetchOnceTouched: () => addEventListener('touchstart', come, { once: true, passive: true }),
  });
}

function Nothing() {
  return null;
}
