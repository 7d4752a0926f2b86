/**
 * Packs PNGs into an icon file: a header, an entry for each, then the PNGs. Format:
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10); PNG entries need Windows Vista or later.
 */
export function toIco(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    // Width and height are at fixed offsets in a PNG; 256 is written as 0.
    header.writeUInt8(picture.readUInt32BE(16) % 256, at);
    header.writeUInt8(picture.readUInt32BE(20) % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
