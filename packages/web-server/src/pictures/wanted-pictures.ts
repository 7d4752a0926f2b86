export interface WantedPictures<Picture> {
  /** Requests a file. The caller does not learn whether or when it is made. */
  add(file: string, picture: Picture): void;
  stop(): void;
}

export interface WantedPicturesOptions<Picture> {
  readonly make: (picture: Picture) => Promise<unknown>;
  readonly onFailure: (file: string, error: unknown) => void;
  readonly beginAfterMs?: number | undefined;
  readonly now?: (() => number) | undefined;
}

/** A page requests its pictures within moments, together with scripts and data: all are answered before any is made. */
const BEGIN_AFTER_MS = 300;
const AT_ONCE = 2;
/** Names only. A page has some dozens of pictures; requesting every picture gains nothing. */
export const MAX_WAITING = 300;
/** A file that failed, or that a full disk can't store, is not tried at each view. */
const RETRY_AFTER_MS = 60_000;

/**
 * Creates the list. The latest request comes first, because its visitor is still there; when there are too many, the oldest are
 * dropped until requested again.
 */
export function createWantedPictures<Picture>(options: WantedPicturesOptions<Picture>): WantedPictures<Picture> {
  const now = options.now ?? (() => performance.now());
  // Maps keep insertion order.
  const waiting = new Map<string, Picture>();
  const triedAt = new Map<string, number>();
  let underWay = 0;
  let beginTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function beginSoon() {
    if (underWay > 0 || beginTimer !== undefined) return;
    beginTimer = setTimeout(() => {
      beginTimer = undefined;
      startNext();
    }, options.beginAfterMs ?? BEGIN_AFTER_MS).unref();
  }

  function startNext() {
    const newest = [...waiting.keys()].at(-1);
    if (isStopped || underWay >= AT_ONCE || newest === undefined) return;
    void makeOne(newest);
    startNext();
  }

  async function makeOne(file: string) {
    const picture = waiting.get(file);
    waiting.delete(file);
    if (picture === undefined) return;
    triedAt.delete(file);
    triedAt.set(file, now());
    forgetOldest(triedAt);
    underWay += 1;
    try {
      await options.make(picture);
    } catch (error) {
      if (!isStopped) options.onFailure(file, error);
    } finally {
      underWay -= 1;
      startNext();
    }
  }

  return {
    add(file, picture) {
      const lastTry = triedAt.get(file);
      if (isStopped || (lastTry !== undefined && now() - lastTry < RETRY_AFTER_MS)) return;
      waiting.delete(file);
      waiting.set(file, picture);
      forgetOldest(waiting);
      beginSoon();
    },
    stop() {
      isStopped = true;
      clearTimeout(beginTimer);
      waiting.clear();
    },
  };
}

function forgetOldest(names: Map<string, unknown>) {
  if (names.size <= MAX_WAITING) return;
  for (const oldest of names.keys()) {
    names.delete(oldest);
    return;
  }
}
