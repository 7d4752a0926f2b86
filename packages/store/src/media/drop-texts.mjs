const SIGNATURE_BYTES = 8;
/** Of a chunk, beside its data: length, type and checksum. PNG specification (third edition), 5.3. */
const FRAME_BYTES = 12;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without what it says in words. No master keeps that, and a decoder unpacks all of it first: texts of ten packed
 * megabytes kept one busy for minutes.
 *
 * @param {Buffer} png
 * @returns {Buffer} what follows the last whole chunk is left as it is, for the decoder to refuse
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
