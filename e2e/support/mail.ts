/** An email as its recipient sees it. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly replyTo: string;
  /** With its angle brackets. */
  readonly messageId: string;
  /** All text parts, decoded. */
  readonly text: string;
}

/** Parses an email from its source (RFC 5322), with one character per byte. */
export function readMail(to: readonly string[], raw: string): Mail {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const headers = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  const header = (name: string): string =>
    decodeWords(new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '');
  const [subject, replyTo, messageId] = [header('Subject'), header('Reply-To'), header('Message-ID')];
  return { to, subject, replyTo, messageId, text: decodeParts(raw) };
}

/** Decodes encoded words of a header (RFC 2047), UTF-8. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeParts(raw: string): string {
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`).slice(1);
  return parts
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const content = body.join('\n\n');
      if (/transfer-encoding:\s*base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
      return /transfer-encoding:\s*quoted-printable/i.test(head) ? decodeQuoted(content) : content;
    })
    .join('\n');
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
