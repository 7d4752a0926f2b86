import { analyse } from 'chardet';

/** Bytes of a text that are examined. */
const SAMPLE_BYTES = 64 * 1024;
const FALLBACK = 'windows-1252';
/** Labels without information: programs write them when they don't know the charset. */
const SAYS_NOTHING =
  /^(?:us-ascii|ascii|ansi_x3\.4-1968|utf-?8|unicode-1-1-utf-8|binary|unknown|unknown-8bit|x-unknown|default)?$/i;
const LATIN = /^(?:iso-?8859-?1|latin-?1|l1|windows-?1252|cp-?1252|iso-?8859-?15)$/i;
/** The results of `chardet` that a browser's decoder can read. UTF-8 is detected separately; email does not use UTF-16. */
const DETECTED = /^(?:windows-125\d|ISO-8859-\d+|KOI8-R|GB18030|Big5|Shift_JIS|EUC-JP|EUC-KR)$/;
// oxlint-disable-next-line no-control-regex -- The charset begins each change of alphabet with this one.
const ESCAPES_OF_JAPANESE = /\u001B(?:\$[@B]|\([BIJ])/;

/**
 * Detects the charset of a text, named as `TextDecoder` names it. Many programs label text wrongly or not at all, so the bytes
 * come first: valid UTF-8 with non-ASCII characters is UTF-8 (other charsets look like it only in very short texts). Then a label
 * counts that the bytes don't contradict. Otherwise the charset is guessed from letter frequencies.
 */
export function detectCharset(bytes: Uint8Array, label = ''): string {
  const named = label.trim();
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const high = describeHighBytes(sample);
  if (high.count === 0) return detectOf7Bits(sample, named);
  const isMultibyte = /^(?:gb|big5|x-big5|shift|sjis|x-sjis|euc|iso-2022|ks_c|hz)/i.test(named);
  // "联通" in GBK is also valid UTF-8.
  if (isWellFormed(bytes, 'utf-8') && (!isMultibyte || high.runs * 2 + high.count >= 12)) return 'utf-8';
  if (/^utf-?16/i.test(named)) return named;
  if (SAYS_NOTHING.test(named) || !isKnown(named)) return guess(sample, high.isScattered);
  if (isMultibyte) return isWellFormed(sample, named, { stream: true }) ? named : guess(sample, high.isScattered);
  // Accented letters appear one at a time between plain letters; Cyrillic and Chinese texts have hardly any plain letters.
  if (LATIN.test(named) && !high.isScattered && high.count >= 6) return guess(sample, false);
  return named;
}

interface HighBytes {
  readonly count: number;
  readonly runs: number;
  /** Most appear alone or in pairs, as accented letters do. */
  readonly isScattered: boolean;
}

function describeHighBytes(bytes: Uint8Array): HighBytes {
  let [count, runs, inLongRuns, length] = [0, 0, 0, 0];
  const endRun = () => {
    if (length > 0) runs += 1;
    if (length > 2) inLongRuns += length;
    length = 0;
  };
  for (const byte of bytes) {
    if (byte < 0x80) endRun();
    else {
      count += 1;
      length += 1;
    }
  }
  endRun();
  return { count, runs, isScattered: inLongRuns * 2 < count };
}

function detectOf7Bits(sample: Uint8Array, named: string): string {
  if (ESCAPES_OF_JAPANESE.test(Buffer.from(sample).toString('latin1'))) return 'iso-2022-jp';
  // UTF-16 of any Western text contains many NULs.
  if (/^utf-?(?:16|32)/i.test(named)) return sample.includes(0) ? named : 'utf-8';
  return named !== '' && isKnown(named) ? named : 'utf-8';
}

function guess(sample: Uint8Array, isScattered: boolean): string {
  if (isScattered) return FALLBACK;
  const found = analyse(sample).find(
    ({ name, confidence }) => confidence >= 10 && DETECTED.test(name) && isWellFormed(sample, name, { stream: true }),
  );
  return found?.name ?? FALLBACK;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** @param options.stream the text may end within a character */
function isWellFormed(bytes: Uint8Array, label: string, options: { stream?: boolean } = {}): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}
