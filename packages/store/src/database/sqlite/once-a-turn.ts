export interface ReadOnceATurn<Value> {
  /** The value as of the first call in this turn. */
  readonly read: () => Value;
  /** Makes the next call read again. */
  readonly forget: () => void;
}

/**
 * Reads something once per turn of the event loop, for any number of callers. No one gets a value from before their request: a
 * request is handled in a turn that starts after it arrived.
 *
 * @param read is called again after it throws
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
