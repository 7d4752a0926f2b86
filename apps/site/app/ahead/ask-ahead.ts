import type { AheadAnswer } from './ahead-worker.ts';

/** What was asked for ahead is for the press that is under way, not for one a while later. */
const FRESH_MS = 3_000;

interface Asked {
  readonly href: string;
  readonly at: number;
  /** Undefined where there is none: it is asked for at the press then. */
  readonly answer: Promise<Response | undefined>;
}

let asked: Asked | undefined;
/** The browser's own, once another stands in its place. */
let fetchNow: typeof fetch | undefined;

/**
 * Asks for an address of this site now, and hands the answer to whoever fetches that address within the next seconds: to the
 * router, which knows nothing of it. It is then there to the last byte.
 */
export function askAhead(href: string): void {
  fetchNow ??= takeFetch();
  const answer = askWorker(href) ?? readWhole(fetchNow(href));
  asked = { href, at: performance.now(), answer: answer.catch(() => undefined) };
}

/** Whoever fetches from now on is handed what was asked for ahead. */
function takeFetch(): typeof fetch {
  const own = window.fetch.bind(window);
  window.fetch = async (input, init) => (await take(input)) ?? own(input, init);
  return own;
}

/** Once, by the first who asks. */
function take(input: RequestInfo | URL): Promise<Response | undefined> | undefined {
  if (asked === undefined || !(input instanceof URL) || input.href !== asked.href) return undefined;
  const { answer, at } = asked;
  asked = undefined;
  return performance.now() - at < FRESH_MS ? answer : undefined;
}

async function readWhole(answering: Promise<Response>): Promise<Response | undefined> {
  const answer = await answering;
  return answer.ok ? new Response(await answer.arrayBuffer(), answer) : undefined;
}

interface Helper {
  readonly worker: Worker;
  readonly waiting: Map<string, (answer: Response | undefined) => void>;
  isReady: boolean;
}

let helper: Helper | undefined;

/**
 * Gets a worker ready that asks in the page's stead. While a finger is down on a link, a browser hands the page nothing that comes
 * over the network, for a tenth of a second (Chromium, to begin scrolling in time): as long as most presses last. What a worker
 * says it hands over.
 */
export function readyWorker(): void {
  if (helper !== undefined || typeof Worker === 'undefined') return;
  const worker = new Worker(new URL('./ahead-worker.ts', import.meta.url), { type: 'module' });
  const own: Helper = { worker, waiting: new Map(), isReady: false };
  helper = own;
  const settle = (href: string, answer?: Response) => {
    own.waiting.get(href)?.(answer);
    own.waiting.delete(href);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<AheadAnswer | 'ready'>) => {
    if (data === 'ready') own.isReady = true;
    else settle(data.href, data.text === null ? undefined : new Response(data.text));
  });
  // One that could not be had, or failed, keeps no one waiting.
  worker.addEventListener('error', () => {
    own.isReady = false;
    for (const href of own.waiting.keys()) settle(href);
  });
}

function askWorker(href: string): Promise<Response | undefined> | undefined {
  if (helper?.isReady !== true) return undefined;
  const { waiting, worker } = helper;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window; a worker has none.
  worker.postMessage(href);
  return new Promise((resolve) => void waiting.set(href, resolve));
}
