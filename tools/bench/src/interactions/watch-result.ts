/** What is read in the page of one try. */
export interface Watched {
  /** From the last input event to the next frame, as measured for “interaction to next paint”. */
  readonly nextPaintMs: number;
  /** From the input to the frame that shows the result. */
  readonly resultMs: number;
}

declare global {
  interface Window {
    /** Resolves when the result has been drawn. */
    watched?: Promise<Watched>;
  }
}

/**
 * Runs in the page, without access to this file (named functions are wrapped by the compiler, so there are none). Waits for an
 * input, then checks in each frame whether the result is there. Counts from the key or the end of the click, as the browser received
 * it, to the end of the frame that draws the result.
 *
 * @param isShown whether the result is there; called in every frame
 */
export function watchResult(isShown: () => boolean): void {
  if (isShown()) throw new Error('What should come of it was there before anything was done.');
  const input: { at?: number } = {};
  /** Shorter events aren't reported. */
  let longestMs = 8;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) longestMs = Math.max(longestMs, entry.duration);
  });
  // The platform's types don't have the threshold yet.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  /** Frames of more than 50 ms, each with the end of its drawing. */
  const frames: PerformanceEntry[] = [];
  const frameObserver = new PerformanceObserver((list) => frames.push(...list.getEntries()));
  frameObserver.observe({ type: 'long-animation-frame' });
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (input.at ??= timeStamp), { capture: true });

  window.watched = (async () => {
    while (input.at === undefined || !isShown()) await new Promise((done) => requestAnimationFrame(done));
    const seenAt = performance.now();
    // A task of this priority, posted in a frame, runs right after it. A message might wait behind other tasks.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' });
    const nextAt = performance.now();
    // Both are reported with a delay.
    await new Promise((done) => setTimeout(done, 500));
    // Pictures may be decoded before that task; a long frame reports its own end.
    const frame = frames.find(({ startTime, duration }) => startTime <= seenAt && seenAt <= startTime + duration);
    const endAt = frame === undefined ? nextAt : Math.min(nextAt, frame.startTime + frame.duration);
    return { nextPaintMs: longestMs, resultMs: endAt - input.at };
  })();
}
