/** The characters that need no escape in a URL, six bits each (the alphabet of base64url, RFC 4648). */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** Thrown by a reader whose text ends too early or isn't of these characters. */
export class BadCode extends Error {}

/** Writes numbers of few bits as URL-safe text. */
export class CodeWriter {
  /** Those that were written, for the codec of texts. */
  readonly texts: string[] = [];
  #text = '';
  #pending = 0;
  #pendingBits = 0;

  /** Writes a whole number that is less than 2 to the power of `bits`, for up to 16 bits. */
  write(value: number, bits: number): void {
    this.#pending = this.#pending * 2 ** bits + value;
    this.#pendingBits += bits;
    while (this.#pendingBits >= BITS) {
      this.#pendingBits -= BITS;
      const digit = Math.floor(this.#pending / 2 ** this.#pendingBits);
      this.#pending -= digit * 2 ** this.#pendingBits;
      this.#text += alphabet.charAt(digit);
    }
  }

  /** Writes a whole number of any size, in groups of bits with one more that says whether another group follows. */
  writeAny(value: number, groupBits: number): void {
    const [rest, group] = [Math.floor(value / 2 ** groupBits), value % 2 ** groupBits];
    this.write(rest > 0 ? 1 : 0, 1);
    this.write(group, groupBits);
    if (rest > 0) this.writeAny(rest, groupBits);
  }

  finish(): string {
    if (this.#pendingBits > 0) this.write(0, BITS - this.#pendingBits);
    return this.#text;
  }
}

/** Reads what a `CodeWriter` wrote. Throws `BadCode`. */
export class CodeReader {
  /** Those that were read, for the codec of texts. */
  readonly texts: string[] = [];
  readonly #text: string;
  #next = 0;
  #pending = 0;
  #pendingBits = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(bits: number): number {
    while (this.#pendingBits < bits) {
      const digit = alphabet.indexOf(this.#text.charAt(this.#next));
      if (this.#next >= this.#text.length || digit === -1) throw new BadCode();
      this.#next += 1;
      this.#pending = this.#pending * 2 ** BITS + digit;
      this.#pendingBits += BITS;
    }
    this.#pendingBits -= bits;
    const value = Math.floor(this.#pending / 2 ** this.#pendingBits);
    this.#pending -= value * 2 ** this.#pendingBits;
    return value;
  }

  readAny(groupBits: number): number {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 32; scale *= 2 ** groupBits) {
      const hasMore = this.read(1) === 1;
      value += this.read(groupBits) * scale;
      if (!hasMore) return value;
    }
    throw new BadCode();
  }

  /** Throws unless everything was read. */
  finish(): void {
    if (this.#next < this.#text.length || this.#pending !== 0) throw new BadCode();
  }
}
