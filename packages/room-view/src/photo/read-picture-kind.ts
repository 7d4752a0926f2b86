/** What the first bytes of a file say, before anything is decoded. */
export type PictureKind = {
  readonly format: 'jpeg' | 'png' | 'heic' | 'other';
  /** In pixels, where the format says so at its start. */
  readonly size?: { readonly width: number; readonly height: number };
};

/** Brands of HEIC and HEIF files. Source: ISO/IEC 23008-12, Annex B. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * Reads a picture's format and size, so that a picture too large for the memory isn't decoded. Damaged bytes give a format without
 * a size, or `other`.
 *
 * @param bytes the first 256 KiB are enough: what a camera writes before a JPEG's size is shorter
 */
export function readPictureKind(bytes: Uint8Array): PictureKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89_50_4e_47) {
    return { format: 'png', size: { width: view.getUint32(16), height: view.getUint32(20) } };
  }
  if (bytes.length >= 3 && view.getUint16(0) === 0xff_d8) {
    const size = readJpegSize(view);
    return size === undefined ? { format: 'jpeg' } : { format: 'jpeg', size };
  }
  const [box, brand] = [4, 8].map((at) => String.fromCodePoint(...bytes.subarray(at, at + 4)));
  return { format: box === 'ftyp' && HEIC_BRANDS.has(brand ?? '') ? 'heic' : 'other' };
}

/** Walks the segments to the frame header. Source: ITU-T T.81, Annex B. */
function readJpegSize(view: DataView): PictureKind['size'] {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes have no length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
