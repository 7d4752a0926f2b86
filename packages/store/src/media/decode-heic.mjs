// HEIC from iPhones and Samsung phones is HEVC, which the prebuilt sharp can't read. Loaded only by the process that handles one
// picture.
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/**
 * Decodes a HEIC, upright and no larger than asked for, for sharp to open; returns only its size if it exceeds the limit. A copy
 * of 48 megapixels takes 200 MB, so sharp reads the pixels in libheif's own memory.
 *
 * @throws when it can't be read
 */
export async function decodeHeic(source, { maxPixels, longestSide }) {
  // The library prints what this function throws.
  // oxlint-disable-next-line no-console -- in a process that says nothing else
  console.log = () => undefined;
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const file = await readFile(source);
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('No picture is in it');
  // From the header, before anything is unpacked.
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return { width, height };
  const { pixels, channels } = unpack(libheif, image, width * height);
  const png = await sharp(pixels, { raw: { width, height, channels } })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const profile = findColourProfile(file);
  const whole = profile === undefined ? png : withColourProfile(png, profile);
  return { width, height, open: () => sharp(whole, { limitInputPixels: maxPixels }) };
}

/** Returns the pixels in libheif's memory; they stay valid until it is called again. */
function unpack(libheif, image, count) {
  const [channels, order] = image.has_alpha_channel()
    ? [4, libheif.heif_chroma_interleaved_RGBA]
    : [3, libheif.heif_chroma_interleaved_RGB];
  const unpacked = libheif.heif_js_decode_image2(image.handle, libheif.heif_colorspace_RGB, order);
  const plane = unpacked?.channels?.find(({ id }) => id === libheif.heif_channel_interleaved);
  if (plane === undefined) throw new Error('It is damaged');
  const { data, stride, width } = plane;
  const length = width * channels;
  // Rows may be padded.
  for (let from = stride, to = length; to < length * plane.height; from += stride, to += length)
    if (from !== to) data.copyWithin(to, from, from + length);
  if (width * plane.height !== count) throw new Error('It is of another size than it says');
  return { channels, pixels: data.subarray(0, count * channels) };
}

/** Reads the colour profile as iPhones store it: https://www.color.org, in a box of ISO/IEC 14496-12. */
function findColourProfile(file) {
  const at = file.indexOf('colrprof');
  if (at < 4) return undefined;
  const end = at - 4 + file.readUInt32BE(at - 4);
  return end > at + 8 && end <= file.length ? file.subarray(at + 8, end) : undefined;
}

/** Adds a colour profile to a PNG, since sharp can't set one for raw pixels: https://www.w3.org/TR/png-3/#11iCCP */
function withColourProfile(png, profile) {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  // After the signature and header, which have fixed lengths.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
