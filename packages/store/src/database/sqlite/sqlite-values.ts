/** What the native driver can bind without loss. */
export type SqliteValue = string | number | bigint | Buffer | null;

const LARGEST_INTEGER = 2n ** 63n - 1n;
const SMALLEST_INTEGER = -(2n ** 63n);

/**
 * Checks a parameter before it reaches the native driver. Throws a TypeError that names its position.
 *
 * The driver is unforgiving: a boolean aborts the process, text is cut at its first NUL, NaN and undefined become NULL, and a
 * whole number is bound as REAL.
 */
export function toSqliteValue(value: unknown, position: number): SqliteValue {
  switch (typeof value) {
    case 'string':
      if (value.includes('\0')) throw refused(position, 'text with a NUL character');
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw refused(position, String(value));
      // A bigint is bound as INTEGER; a number would be bound as REAL.
      return Number.isSafeInteger(value) ? BigInt(value) : value;
    case 'bigint':
      if (value > LARGEST_INTEGER || value < SMALLEST_INTEGER) throw refused(position, 'an integer beyond 64 bits');
      return value;
    case 'object':
      if (value === null) return null;
      if (Buffer.isBuffer(value)) return value;
      if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      throw refused(position, value instanceof Date ? 'a Date (store an ISO-8601 text)' : 'an object');
    case 'boolean':
      throw refused(position, 'a boolean (store 0 or 1)');
    default:
      throw refused(position, typeof value);
  }
}

function refused(position: number, what: string): TypeError {
  return new TypeError(`SQL parameter ${position + 1} is ${what}, which cannot be stored`);
}

/** Turns the driver's ArrayBuffer columns into Buffers, in place. */
export function withBuffers(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  for (const [column, value] of Object.entries(row)) {
    if (value instanceof ArrayBuffer) Reflect.set(row, column, Buffer.from(value));
  }
  return row;
}
