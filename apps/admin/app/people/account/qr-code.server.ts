import { encode } from 'uqr';

/** A QR code as a page draws it: so many squares each way, the dark ones as the outline of a path. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Encodes a text; drawn here, so that a secret in it is shown to no one else. The margin that scanners need is included. */
export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 4 });
  const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.join('') };
}
