/** What is read in the page of one try. */
export interface Watched {
  /** From the last input event to the frame after it, as the browser itself tells it for "interaction to next paint". */
  readonly nextPaintMs: number;
  /** From the input to the frame that shows the result. */
  readonly resultMs: number;
}

declare global {
  interface Window {
    /** Settles when the result has been drawn. */
    watched?: Promise<Watched>;
  }
}

/**
 * Runs in the page, where nothing of this file is but itself (and no function may have a name, which the compiler would
 * keep by a call of its own): watches for an input, and then in each frame whether its result is there. It counts from the
 * moment at which the browser received the key, or the end of the click, to the end of the frame that draws the result.
 *
 * @param isShown whether the result is there; asked in every frame.
 */
export function watchResult(isShown: () => boolean): void {
  if (isShown()) throw new Error('What should come of it was there before anything was done.');
  const input: { at?: number } = {};
  /** Shorter ones are not told. */
  let longestMs = 8;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) longestMs = Math.max(longestMs, entry.duration);
  });
  // The threshold is not yet in the types of the platform.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  /** Those of more than 50 ms, each with the end of its drawing. */
  const frames: PerformanceEntry[] = [];
  const frameObserver = new PerformanceObserver((list) => frames.push(...list.getEntries()));
  frameObserver.observe({ type: 'long-animation-frame' });
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (input.at ??= timeStamp), { capture: true });

  window.watched = (async () => {
    while (input.at === undefined || !isShown()) await new Promise((done) => requestAnimationFrame(done));
    const seenAt = performance.now();
    // A task of this rank, posted in a frame, is soon to run once that frame is drawn: others would come before a message.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' });
    const nextAt = performance.now();
    // Both are told with a delay.
    await new Promise((done) => setTimeout(done, 500));
    // Pictures that the frame asked for may have been unpacked before that task: a long frame tells its own end.
    const frame = frames.find(({ startTime, duration }) => startTime <= seenAt && seenAt <= startTime + duration);
    const endAt = frame === undefined ? nextAt : Math.min(nextAt, frame.startTime + frame.duration);
    return { nextPaintMs: longestMs, resultMs: endAt - input.at };
  })();
}
