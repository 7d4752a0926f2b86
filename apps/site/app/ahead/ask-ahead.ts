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
let fetchNow: typeof fetch | undefined;

/**
 * Asks for an address of this site now, and hands the answer to whoever fetches that address within the next seconds: to the
 * router, which knows nothing of it. It is then there to the last byte.
 */
export function askAhead(href: string): void {
  if (fetchNow === undefined) {
    const { fetch } = window;
    fetchNow = fetch.bind(window);
    window.fetch = async (input, init) => (await take(input)) ?? fetch.call(window, input, init);
  }
  const answer = askWorker(href) ?? readWhole(fetchNow(href));
  asked = { href, at: performance.now(), answer: answer.catch(() => undefined) };
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

let worker: Worker | undefined;
let isReady = false;
const waiting = new Map<string, (answer: Response | undefined) => void>();

/**
 * Gets a worker ready that asks in the page's stead. While a finger is down on a link, a browser hands the page nothing that comes
 * over the network, for a tenth of a second (Chromium, to begin scrolling in time): as long as most presses last. What a worker says it hands over.
 */
export function readyWorker(): void {
  if (worker !== undefined || typeof Worker === 'undefined') return;
  worker = new Worker(new URL('./ahead-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AheadAnswer | 'ready'>) => {
    if (data === 'ready') isReady = true;
    else {
      waiting.get(data.href)?.(data.text === null ? undefined : new Response(data.text));
      waiting.delete(data.href);
    }
  });
}

function askWorker(href: string): Promise<Response | undefined> | undefined {
  if (worker === undefined || !isReady) return undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window; a worker has none.
  worker.postMessage(href);
  return new Promise((resolve) => void waiting.set(href, resolve));
}
