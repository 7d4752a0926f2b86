/** Files that someone has asked for and that are made behind the answer. */
export interface WantedPictures<Picture> {
  /** Asks for a file to be made. Costs the caller nothing: whether, and when, it is made is not told. */
  add(file: string, picture: Picture): void;
  stop(): void;
}

export interface WantedPicturesOptions<Picture> {
  readonly make: (picture: Picture) => Promise<unknown>;
  readonly onFailure: (file: string, error: unknown) => void;
  readonly beginAfterMs?: number | undefined;
  readonly now?: (() => number) | undefined;
}

/** A page asks for its pictures within moments, and for scripts and data beside them: all are answered before any is made. */
const BEGIN_AFTER_MS = 300;
const AT_ONCE = 2;
/** Names only; a page has some dozens of pictures, and anyone who asks for all there are gains nothing by it. */
export const MAX_WAITING = 300;
/** A file that fails, or that a full disk cannot keep, is not tried again at each view. */
const RETRY_AFTER_MS = 60_000;

/**
 * Creates the list of wanted pictures. The one asked for last comes first, as its visitor is still there; when there are
 * too many, those asked for longest ago are forgotten, until someone asks again.
 */
export function createWantedPictures<Picture>(options: WantedPicturesOptions<Picture>): WantedPictures<Picture> {
  const now = options.now ?? (() => performance.now());
  // Maps keep the order in which names came.
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
