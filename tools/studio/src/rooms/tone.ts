import sharp from 'sharp';

/** As in `scenes/tone_table.py`, which made the table. Stops are log2 of linear light. */
const steps = 33;
const floor = -12;
const ceiling = 4;
const stepsPerStop = (steps - 1) / (ceiling - floor);

/** Display values, 0 to 255, for every red, green and blue on the grid; red steps fastest, then green, then blue. */
export type ToneTable = Float32Array;

/** Reads the picture that Blender measured: each row one blue, along the row the greens, within them the reds. */
export async function readToneTable(file: string): Promise<ToneTable> {
  const { data } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return Float32Array.from(values, (value) => value / 257);
}

/**
 * Develops linear light, interleaved RGB, as Blender's Filmic view does; the picture's bytes. Between the measured
 * colours the values are mixed in a straight line along each axis.
 */
export function develop(light: Float32Array, table: ToneTable): Uint8Array {
  const bytes = new Uint8Array(light.length);
  const low = new Int32Array(3);
  const share = new Float32Array(3);
  for (let pixel = 0; pixel < light.length; pixel += 3) {
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (Math.log2(Math.max(light[pixel + channel] ?? 0, 1e-6)) - floor) * stepsPerStop;
      const inside = Math.min(Math.max(at, 0), steps - 1.0001);
      low[channel] = Math.floor(inside);
      share[channel] = inside - Math.floor(inside);
    }
    const corner = 3 * ((low[0] ?? 0) + steps * ((low[1] ?? 0) + steps * (low[2] ?? 0)));
    for (let channel = 0; channel < 3; channel += 1) {
      const at = corner + channel;
      const nearer = mixed(table, at, share[0] ?? 0, share[1] ?? 0);
      const farther = mixed(table, at + 3 * steps * steps, share[0] ?? 0, share[1] ?? 0);
      bytes[pixel + channel] = Math.round(nearer + (farther - nearer) * (share[2] ?? 0));
    }
  }
  return bytes;
}

function mixed(table: ToneTable, at: number, red: number, green: number): number {
  const up = at + 3 * steps;
  const near = (table[at] ?? 0) + ((table[at + 3] ?? 0) - (table[at] ?? 0)) * red;
  const far = (table[up] ?? 0) + ((table[up + 3] ?? 0) - (table[up] ?? 0)) * red;
  return near + (far - near) * green;
}
