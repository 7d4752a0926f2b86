// Ours, as Hono's `bodyLimit` reads a body of unknown length into memory before anybody takes it, and waits for ever for a
// sender who is silent.

/** Why a body is not read any further. */
export type BodyFault = 'too-large' | 'too-slow';

/** A request body, read under limits. */
export interface LimitedBody {
  readonly stream: ReadableStream<Uint8Array> | null;
  /** The limit that was overstepped; the stream has then failed. */
  findFault(): BodyFault | undefined;
}

export interface BodyLimits {
  readonly maxBytes: number;
  /** The longest silence of a sender who has more to send, in milliseconds. */
  readonly silenceMs: number;
}

/** A phone that passes through a tunnel is heard again within this time. */
export const LONGEST_SILENCE_MS = 30_000;

class BodyLimitError extends Error {
  override readonly name = 'BodyLimitError';
}

/** Whether the length that a request announces is more than is taken. */
export function announcesTooMuch(contentLength: string | undefined, maxBytes: number): boolean {
  return contentLength !== undefined && Number(contentLength) > maxBytes;
}

/**
 * Passes a body on under limits: one without an announced length cannot fill memory or disk, and one that stops short
 * holds nothing for long. The stream then ends with a {@link BodyLimitError}.
 */
export function limitBody(body: ReadableStream<Uint8Array> | null, { maxBytes, silenceMs }: BodyLimits): LimitedBody {
  if (body === null) return { stream: null, findFault: () => undefined };
  const reader = body.getReader();
  let received = 0;
  let fault: BodyFault | undefined;

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    const part = await readWithin(reader, silenceMs);
    if (part === 'silence') fault = 'too-slow';
    else if (part.done) return controller.close();
    else {
      received += part.value.byteLength;
      if (received <= maxBytes) return controller.enqueue(part.value);
      fault = 'too-large';
    }
    controller.error(new BodyLimitError(`The body is ${fault}: ${received} bytes`));
  }

  // What is left unread is not cancelled here: that would cut the line before the answer.
  const stream = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  return { stream, findFault: () => fault };
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, silenceMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, silenceMs, 'silence');
  });
  const reading = reader.read();
  // Should it fail after the silence, nobody waits for it any more.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
