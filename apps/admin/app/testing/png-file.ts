import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH = 40;
const HEIGHT = 30;

/** A picture in one colour, 40 by 30 pixels. Another colour is another picture. */
export function pngFile(name: string, [red, green, blue]: readonly [number, number, number] = [160, 128, 96]): File {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits a channel, red green blue.
  head.set([8, 2], 8);
  const line = [0, ...Array.from({ length: WIDTH }, () => [red, green, blue]).flat()];
  const pixels = Buffer.from(Array.from({ length: HEIGHT }, () => line).flat());
  const parts = [
    SIGNATURE,
    toChunk('IHDR', head),
    toChunk('IDAT', deflateSync(pixels)),
    toChunk('IEND', Buffer.alloc(0)),
  ];
  return new File([new Uint8Array(Buffer.concat(parts))], name, { type: 'image/png' });
}

function toChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
