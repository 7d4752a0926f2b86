import type { Lead } from '../leads/inbox/find-lead.ts';

/** A mail as blocks, from which its plain text and its HTML are both written. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'link'; label: string; url: string };

/** The plain text of a mail. */
export function toPlainText(blocks: readonly MailBlock[]): string {
  return `${blocks.map(plainBlock).join('\n\n')}\n`;
}

/** The HTML of a mail: no pictures, nothing loaded, every text escaped. */
export function toHtml(title: string, blocks: readonly MailBlock[]): string {
  return [
    '<!doctype html><html lang="en-CA"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#faf8f4;color:#1d1c1a;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:600px;margin:0 auto">',
    ...blocks.map(htmlBlock),
    '</div></body></html>',
  ].join('');
}

/** The answers, and the message where it is not one of them already. */
export function requestFacts(lead: Lead): { label: string; value: string }[] {
  const facts = lead.answers.map(({ label, value }) => ({ label, value }));
  if (lead.subject !== null && !facts.some(({ value }) => value === lead.subject?.label)) {
    facts.unshift({ label: 'About', value: lead.subject.label });
  }
  if (lead.message !== '' && !facts.some(({ value }) => value === lead.message)) {
    facts.push({ label: 'Message', value: lead.message });
  }
  if (lead.files.length > 0) {
    facts.push({ label: 'Files', value: lead.files.map((file) => file.originalName).join('\n') });
  }
  return facts;
}

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'facts':
      return block.facts.map(({ label, value }) => plainFact(label, value)).join('\n');
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
      return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${block.facts.map(htmlFact).join('')}</table>`;
    default:
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
  }
}

function htmlFact({ label, value }: { label: string; value: string }): string {
  const cell = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left';
  return `<tr><th scope="row" style="${cell};font-weight:normal;color:#5d5850">${escapeHtml(label)}</th><td style="${cell}">${htmlLines(value)}</td></tr>`;
}

function htmlLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
