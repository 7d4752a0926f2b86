import { createHash } from 'node:crypto';
import type { NewLead, NewLeadFile } from './new-lead.ts';

/** How long the same content counts as the same submission, in milliseconds. */
export const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Identifies repeated submissions: the same person asks the same with the same files, whatever the blanks, letter case or file
 * order. A double click, a reload and a retry give the same fingerprint; any changed answer gives another. Only what the visitor
 * sent counts: what the server writes or draws from it may differ the next time, or come too late.
 */
export function leadFingerprint(lead: NewLead, files: readonly Pick<NewLeadFile, 'sha256' | 'shows'>[]): string {
  const parts = [
    lead.kind,
    folded(lead.firstName),
    folded(lead.lastName),
    folded(lead.email),
    lead.phone?.replaceAll(/\D/g, '') ?? '',
    lead.subject === null ? null : [lead.subject.kind, lead.subject.slug],
    lead.answers.map(({ label, value, sent }) => [folded(label), sent ?? folded(value)]),
    folded(lead.message),
    files
      .filter(({ shows }) => shows === undefined)
      .map(({ sha256 }) => sha256)
      .sort(),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
