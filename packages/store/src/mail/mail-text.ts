import { z } from 'zod';

/** A part of an email, rendered both as plain text and as HTML. */
export const mailBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ label: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('link'), label: z.string(), url: z.string() }),
  // Attached to the email. The plain text says it in words.
  z.object({
    kind: z.literal('picture'),
    contentId: z.string(),
    alt: z.string(),
    width: z.number(),
    height: z.number(),
  }),
]);

export type MailBlock = z.infer<typeof mailBlockSchema>;

export function toPlainText(blocks: readonly MailBlock[]): string {
  return `${blocks
    .map(plainBlock)
    .filter((text) => text !== null)
    .join('\n\n')}\n`;
}

export const EMAIL_BACKGROUND = '#faf8f4';

/** A picture attached to the email and shown at the top. */
interface HeadPicture {
  readonly contentId: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Renders an email as HTML. It loads nothing, and every text is escaped. */
export function toHtml(title: string, blocks: readonly MailBlock[], head?: HeadPicture): string {
  return [
    '<!doctype html><html lang="en-CA"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${EMAIL_BACKGROUND};color:#1d1c1a;font:16px/1.5 Georgia,serif">`,
    '<div style="max-width:600px;margin:0 auto">',
    ...(head === undefined ? [] : [htmlPicture(head)]),
    ...blocks.map(htmlBlock),
    '</div></body></html>',
  ].join('');
}

function plainBlock(block: MailBlock): string | null {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'facts':
      return block.facts.map(({ label, value }) => plainFact(label, value)).join('\n');
    case 'picture':
      return null;
    default:
      return `${block.label}: ${block.url}`;
  }
}

function plainFact(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`;
}

function htmlBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${htmlLines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px">${htmlText(block.text)}</h2>`;
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${block.facts.map(htmlFact).join('')}</table>`;
    case 'picture':
      return htmlPicture(block);
    default:
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
  }
}

/** If pictures are not shown, the alt text appears in the size of a name. */
function htmlPicture({ contentId, alt, width, height }: HeadPicture): string {
  return `<p style="margin:0 0 24px;font-size:20px"><img src="cid:${contentId}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="max-width:100%;border:0"></p>`;
}

function htmlFact({ label, value }: { label: string; value: string }): string {
  const cell = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left';
  return `<tr><th scope="row" dir="auto" style="${cell};font-weight:normal;color:#5d5850">${htmlText(label)}</th><td dir="auto" style="${cell}">${htmlLines(value)}</td></tr>`;
}

function htmlLines(text: string): string {
  return htmlText(text).replaceAll('\n', '<br>');
}

/** Text marked by `isolate` gets an element instead. */
function htmlText(text: string): string {
  return escapeHtml(text).replaceAll(/\u2068([^\u2068\u2069]*)\u2069/g, '<bdi>$1</bdi>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
