import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From the request to the last byte. */
  readonly durationMs: number;
}

/** Without data for this long, a request fails. */
const SILENCE_MS = 60_000;

/** Sends requests over keep-alive connections, with a user's session. */
export class Client {
  readonly #url: string;
  readonly #cookie: string | undefined;
  readonly #agent: Agent;

  constructor(url: string, { cookie, connections = 1 }: { cookie?: string; connections?: number } = {}) {
    this.#url = url;
    this.#cookie = cookie;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws for a status of 400 and above */
  ask(path: string, form?: URLSearchParams): Promise<Answer> {
    const askedAt = performance.now();
    const headers = {
      ...(this.#cookie !== undefined && { Cookie: this.#cookie }),
      ...(form !== undefined && { Origin: this.#url, 'Content-Type': 'application/x-www-form-urlencoded' }),
    };
    return new Promise((resolve, reject) => {
      const method = form === undefined ? 'GET' : 'POST';
      const asked = request(`${this.#url}${path}`, { agent: this.#agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          const body = Buffer.concat(chunks).toString();
          if (status < 400) resolve({ status, headers: answered, body, durationMs: performance.now() - askedAt });
          else reject(new Error(`${path} was answered ${status}: ${body.slice(0, 200)}`));
        });
      });
      asked.once('error', reject);
      asked.setTimeout(SILENCE_MS, () => asked.destroy(new Error(`${path} was not answered`)));
      asked.end(form?.toString());
    });
  }

  /** Measures requests one after another; the first few aren't counted. */
  async time(path: string, count: number): Promise<number[]> {
    const WARM_UP = 3;
    const samples: number[] = [];
    for (let turn = -WARM_UP; turn < count; turn += 1) {
      const { durationMs } = await this.ask(path);
      if (turn >= 0) samples.push(durationMs);
    }
    return samples;
  }

  /** Requests each path once, over all connections at the same time. */
  async askAll(paths: readonly string[], connections: number): Promise<{ perSecond: number; samples: number[] }> {
    const samples: number[] = [];
    const waiting = paths.values();
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const path of waiting) samples.push((await this.ask(path)).durationMs);
      }),
    );
    return { perSecond: (samples.length * 1_000) / (performance.now() - startedAt), samples };
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Polls a server's health until `stop` returns the longest response time in milliseconds. */
export function watchStalls(url: string): { readonly stop: () => Promise<number> } {
  const client = new Client(url);
  let longestMs = 0;
  const stopping = new AbortController();
  async function watch() {
    while (!stopping.signal.aborted) {
      const { durationMs } = await client.ask('/healthz');
      longestMs = Math.max(longestMs, durationMs);
      await new Promise((wake) => {
        setTimeout(wake, 5);
      });
    }
  }
  const watching = watch();
  // `stop` rejects after a failure.
  watching.catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await watching.finally(() => client.close());
      return longestMs;
    },
  };
}
