import type { SenderPace } from './sender-pace.ts';

// Hono's `bodyLimit` reads a body of unknown length into memory first, and waits forever for a silent sender.

export type BodyFault = 'too-large' | 'too-slow' | 'too-many-requests' | 'busy';

export interface LimitedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** The limit that was exceeded; the stream has then failed. */
  findFault(): BodyFault | undefined;
}

export interface BodyLimit {
  readonly maxBytes: number;
  readonly pace: SenderPace;
  /** How far the sender may fall behind. */
  readonly mostLagMs: number;
  /** Aborted when the body has to make room for another. */
  readonly givenUp: AbortSignal;
  /** Called when the body is complete, before the stream ends. */
  readonly arrive: () => Promise<BodyFault | undefined>;
}

const NOTHING = { done: true, value: undefined } as const;

class BodyLimitError extends Error {
  override readonly name = 'BodyLimitError';
}

export function announcesTooMuch(contentLength: string | undefined, maxBytes: number): boolean {
  return contentLength !== undefined && Number(contentLength) > maxBytes;
}

/**
 * Passes on a body under limits: without an announced length it can't fill memory or disk, and a slow or silent sender doesn't
 * hold resources for long. The stream then fails with a {@link BodyLimitError}.
 */
export function limitBody(body: ReadableStream<Uint8Array> | null, limit: BodyLimit): LimitedBody {
  const reader = body?.getReader();
  let received = 0;
  let fault: BodyFault | undefined;

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    const part = reader === undefined ? NOTHING : await readInTime(reader, limit);
    if (part === undefined) fault = 'too-slow';
    else if (part.done) {
      fault = await limit.arrive();
      if (fault === undefined) return controller.close();
    } else {
      received += part.value.byteLength;
      if (received <= limit.maxBytes) return controller.enqueue(part.value);
      fault = 'too-large';
    }
    controller.error(new BodyLimitError(`The body is ${fault}: ${received} bytes`));
  }

  // Unread data is not cancelled here: that would close the connection before the response.
  const stream = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  return { stream, findFault: () => fault };
}

/** Undefined when the sender is too far behind or has to make room. */
async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { pace, mostLagMs, givenUp }: BodyLimit,
): Promise<ReadableStreamReadResult<Uint8Array> | undefined> {
  if (givenUp.aborted) return undefined;
  pace.wait();
  const reading = reader.read();
  // No one waits for a failure after the timeout.
  reading.catch(() => undefined);
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<undefined>((resolve) => {
    const stop = () => resolve(undefined);
    timer = setTimeout(stop, mostLagMs - pace.lagMs);
    givenUp.addEventListener('abort', stop, { once: true, signal: over.signal });
  });
  try {
    const part = await Promise.race([reading, tooSlow]);
    pace.receive(part?.value?.byteLength ?? 0);
    return part;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
