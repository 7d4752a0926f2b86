/**
 * Linear light in one byte, as the lit passes are stored: byte = 255 × log2(1 + 16 x) / log2(1 + 16 × 12). Steps are
 * finer than a display shows almost everywhere, and light up to twelve times white paper keeps its place. Before
 * rounding, less than a step of noise is added, so that a smooth wall has no bands.
 */
const knee = 16;
const brightest = 12;
const scale = 255 / Math.log2(1 + knee * brightest);

/** The light of each byte. */
export const lightOfByte: Float32Array = Float32Array.from(
  { length: 256 },
  (_, byte) => (2 ** (byte / scale) - 1) / knee,
);

/** `dither` is from 0 up to 1; 0.5 rounds to the nearest. */
export function byteOfLight(light: number, dither: number): number {
  return Math.min(255, Math.max(0, Math.floor(scale * Math.log2(1 + knee * Math.max(light, 0)) + dither)));
}

/** What a table says of each byte. A plain loop: there are millions. */
export function looked(bytes: Uint8Array, table: Float32Array): Float32Array {
  const values = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) values[i] = table[bytes[i] ?? 0] ?? 0;
  return values;
}
