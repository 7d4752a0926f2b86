import { encode } from 'uqr';

export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Encodes a text locally, so that a secret goes to no service. The margin for scanners is included. */
export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 4 });
  const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.join('') };
}
