import { Writable } from 'node:stream';

/**
 * Takes what a renderer pipes out and gives it as one piece.
 *
 * A page is written in dozens of pieces. Passing each through the queues of a Node stream and of a web stream, only to put
 * them together again at the end, takes longer than laying each beside the last.
 *
 * @param pipe the renderer's own, such as that of `renderToPipeableStream`
 * @throws what the renderer gives up with
 */
export function collectBytes(pipe: (destination: Writable) => unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    pipe(new Collector(resolve, reject));
  });
}

class Collector extends Writable {
  readonly #pieces: Uint8Array[] = [];
  readonly #resolve: (bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(resolve: (bytes: Uint8Array<ArrayBuffer>) => void, reject: (reason: unknown) => void) {
    super();
    this.#resolve = resolve;
    this.once('error', reject);
  }

  /** Always has room: no one reads before the end. */
  override write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  override end(): this {
    this.#resolve(Buffer.concat(this.#pieces));
    return this;
  }
}
