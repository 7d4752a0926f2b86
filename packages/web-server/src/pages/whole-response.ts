import { Buffer } from 'node:buffer';

/**
 * A response whose body is there from the start. Who knows takes it as it is: the stream that a plain response makes of
 * it, only to be read to its end again, takes a tenth of the time in which a page is drawn. No one else can tell: the stream
 * is made once someone asks for it.
 */
export class WholeResponse extends Response {
  readonly whole: Buffer;
  #plain: Response | undefined;

  constructor(body: string | Uint8Array, init: ResponseInit) {
    super(null, init);
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    this.whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get #read(): Response {
    return (this.#plain ??= new Response(new Uint8Array(this.whole), this));
  }

  override get body() {
    return this.#read.body;
  }

  override get bodyUsed() {
    return this.#plain?.bodyUsed ?? false;
  }

  override arrayBuffer() {
    return this.#read.arrayBuffer();
  }

  override blob() {
    return this.#read.blob();
  }

  override bytes() {
    return this.#read.bytes();
  }

  override formData() {
    return this.#read.formData();
  }

  override json() {
    return this.#read.json();
  }

  override text() {
    return this.#read.text();
  }

  override clone() {
    return this.#read.clone();
  }
}

/** The body of a response, read to its end. */
export async function readWhole(response: Response): Promise<Buffer> {
  return response instanceof WholeResponse ? response.whole : Buffer.from(await response.arrayBuffer());
}
