const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. PNG specification (third edition), 5.3. */
const FRAME_BYTES = 12;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * Removes the text chunks of a PNG. Masters don't keep them, but a decoder unpacks them first: ten compressed megabytes kept one
 * busy for minutes.
 *
 * @param {Buffer} png
 * @returns {Buffer} bytes after the last complete chunk are unchanged, for the decoder to refuse
 */
export function dropTexts(png) {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    if (end > png.length) break;
    if (!TEXTS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  kept.push(png.subarray(at));
  return Buffer.concat(kept);
}
