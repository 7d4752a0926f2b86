/** A turn for whatever else waits, as Node gives it. */
export const setImmediate = (): Promise<void> => new Promise((done) => setTimeout(done));
