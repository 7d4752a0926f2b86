/** Something that is read at once. */
export interface ReadOnceATurn<Value> {
  /** As it was when it was first asked for in this turn. */
  readonly read: () => Value;
  /** Has the next who asks read it again. */
  readonly forget: () => void;
}

/**
 * Reads something once in a turn of the event loop, however many ask for it then. No one is answered with what was true before they asked:
 * a request is taken up in a turn that begins after it has arrived.
 *
 * @param read what throws is asked for again
 */
export function readOnceATurn<Value>(read: () => Value): ReadOnceATurn<Value> {
  let known: { readonly value: Value } | undefined;
  const forget = () => {
    known = undefined;
  };
  return {
    forget,
    read: () => {
      if (known === undefined) {
        known = { value: read() };
        setImmediate(forget);
      }
      return known.value;
    },
  };
}
