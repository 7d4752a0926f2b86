// HEIC as iPhones and Samsung telephones keep it: HEVC, which the sharp that is built for everyone does not read. Loaded by
// the process that lives for one picture, and by nothing else.
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/**
 * The picture of a HEIC, upright and no larger than asked for, as something that sharp opens; or its size alone where that is
 * more than may be unpacked. Of 48 megapixels every copy would take 200 MB: sharp reads them where libheif has put them.
 *
 * @throws where it cannot be read
 */
export async function decodeHeic(source, { maxPixels, longestSide }) {
  // It tells there what this function throws.
  // oxlint-disable-next-line no-console -- in a process that says nothing else
  console.log = () => undefined;
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const file = await readFile(source);
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('No picture is in it');
  // From the head of the file, before anything is unpacked.
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

/** Its pixels, row after row, in libheif's own memory: they stay there while nothing else is asked of it. */
function unpack(libheif, image, count) {
  const [channels, order] = image.has_alpha_channel()
    ? [4, libheif.heif_chroma_interleaved_RGBA]
    : [3, libheif.heif_chroma_interleaved_RGB];
  const unpacked = libheif.heif_js_decode_image2(image.handle, libheif.heif_colorspace_RGB, order);
  const plane = unpacked?.channels?.find(({ id }) => id === libheif.heif_channel_interleaved);
  if (plane === undefined) throw new Error('It is damaged');
  const { data, stride, width } = plane;
  const length = width * channels;
  // Its rows may be longer than what is in them.
  for (let from = stride, to = length; to < length * plane.height; from += stride, to += length)
    if (from !== to) data.copyWithin(to, from, from + length);
  if (width * plane.height !== count) throw new Error('It is of another size than it says');
  return { channels, pixels: data.subarray(0, count * channels) };
}

/** What its numbers mean in colours, as iPhones say it: https://www.color.org, in a box of ISO/IEC 14496-12. */
function findColourProfile(file) {
  const at = file.indexOf('colrprof');
  if (at < 4) return undefined;
  const end = at - 4 + file.readUInt32BE(at - 4);
  return end > at + 8 && end <= file.length ? file.subarray(at + 8, end) : undefined;
}

/** A PNG with a colour profile, which sharp has no way to say of bare pixels: https://www.w3.org/TR/png-3/#11iCCP */
function withColourProfile(png, profile) {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  // Behind the signature and the head, whose lengths are fixed.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
