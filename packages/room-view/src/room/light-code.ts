/** Where the code changes from even steps to even ratios. */
export const KNEE = 16;
/** Light of the last byte: twelve times white paper. */
export const BRIGHTEST = 12;
const SCALE = 255 / Math.log2(1 + KNEE * BRIGHTEST);

/** Linear light of a byte of a room's files. The studio writes `SCALE × log2(1 + KNEE × light)`. */
export const lightOfByte: Float32Array = Float32Array.from(
  { length: 256 },
  (_, byte) => (2 ** (byte / SCALE) - 1) / KNEE,
);
