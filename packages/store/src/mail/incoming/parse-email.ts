import PostalMime from 'postal-mime';
import type { Email, PostalMimeOptions } from 'postal-mime';
import { detectCharset } from './detect-charset.ts';

interface Part {
  readonly content: ArrayBuffer | null;
  readonly contentType: { readonly parsed: { readonly value: string; readonly params: Record<string, string> } };
}

/** A hook of the parser that is missing in its types: it decides whether a part is text of the message. */
interface Hook {
  isInlineTextNode(part: Part): boolean;
}

// The parser trusts the label and has no option for mislabelled text, so the label is corrected first.
const parserHook = PostalMime.prototype as unknown as Hook;

class EmailParser extends PostalMime {
  isInlineTextNode(part: Part): boolean {
    const isText = parserHook.isInlineTextNode.call(this, part);
    if (isText && part.content !== null) {
      const { params, value } = part.contentType.parsed;
      const bytes = new Uint8Array(part.content);
      const label = params['charset'] ?? (value === 'text/html' ? findMetaCharset(bytes) : undefined);
      params['charset'] = detectCharset(bytes, label);
    }
    return isText;
  }
}

/** Parses an email; undefined when it is too malformed to read. */
export async function parseEmail(source: Uint8Array, options: PostalMimeOptions = {}): Promise<Email | undefined> {
  try {
    // Deeper than any mail program nests. Anything deeper is not unpacked.
    const parser = new EmailParser({ maxNestingDepth: 50, maxRfc822NestingDepth: 2, ...options });
    return await parser.parse(correctHeaders(source));
  } catch {
    return undefined;
  }
}

const META_BYTES = 2048;

function findMetaCharset(html: Uint8Array): string | undefined {
  const head = Buffer.from(html.subarray(0, META_BYTES)).toString('latin1');
  return /<meta\s[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1];
}

const NEVER_LONGER = 256 * 1024;
const ENCODED_WORD = /=\?([\w.:-]{1,40})(?:\*[\w-]{1,20})?\?([bq])\?([^?\r\n ]{1,400})\?=/gi;

/** Returns the header as UTF-8 with the correct charset in each encoded word, or the same bytes when nothing is wrong. */
function correctHeaders(source: Uint8Array): Uint8Array {
  const end = findHeadEnd(source);
  const bytes = source.subarray(0, end);
  const before = Buffer.from(bytes).toString('latin1');
  const isPlain = bytes.every((byte) => byte < 0x80);
  const head = isPlain ? before : new TextDecoder(detectCharset(bytes)).decode(bytes);
  const after = head.replaceAll(ENCODED_WORD, (word, label: string, encoding: string, text: string) => {
    const found = detectCharset(decodeWord(encoding, text), label);
    return found === label ? word : `=?${found}?${encoding}?${text}?=`;
  });
  return isPlain && after === before ? source : Buffer.concat([Buffer.from(after), source.subarray(end)]);
}

function decodeWord(encoding: string, text: string): Uint8Array {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const plain = text.replaceAll(/=([\dA-F]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(plain, 'latin1');
}

function findHeadEnd(source: Uint8Array): number {
  for (let at = 0; at < source.length && at < NEVER_LONGER; at += 1) {
    if (source[at] !== 10) continue;
    const next = source[at + 1] === 13 ? at + 2 : at + 1;
    if (source[next] === 10) return at + 1;
  }
  return Math.min(source.length, NEVER_LONGER);
}
