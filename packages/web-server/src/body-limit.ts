/** A request body, read under a limit. */
export interface LimitedBody {
  readonly stream: ReadableStream<Uint8Array> | null;
  /** True once more than the limit has come in; the stream has then failed. */
  hasOverflowed(): boolean;
}

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Whether the length that a request announces is more than is taken. */
export function announcesTooMuch(contentLength: string | undefined, maxBytes: number): boolean {
  return contentLength !== undefined && Number(contentLength) > maxBytes;
}

/**
 * Counts a body while it is read, so that one without an announced length cannot fill memory or disk: the chunk that
 * goes over the limit ends the stream with a {@link BodyTooLargeError}.
 */
export function limitBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): LimitedBody {
  let received = 0;
  const hasOverflowed = () => received > maxBytes;
  if (body === null) return { stream: null, hasOverflowed };
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (hasOverflowed()) controller.error(new BodyTooLargeError(`The body is larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return { stream: body.pipeThrough(counter), hasOverflowed };
}
