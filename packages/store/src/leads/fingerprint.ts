import { createHash } from 'node:crypto';
import type { NewLead } from './new-lead.ts';

/** How long the same content counts as the same submission, in milliseconds. */
export const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Identifies repeated submissions: the same person asks the same with the same files, whatever the blanks, letter case or file
 * order. A double click, a reload and a retry give the same fingerprint; any changed answer gives another.
 *
 * @param fileHashes SHA-256 of each file, in hex
 */
export function leadFingerprint(lead: NewLead, fileHashes: readonly string[]): string {
  const parts = [
    lead.kind,
    folded(lead.firstName),
    folded(lead.lastName),
    folded(lead.email),
    lead.phone?.replaceAll(/\D/g, '') ?? '',
    lead.subject === null ? null : [lead.subject.kind, lead.subject.slug],
    lead.answers.map(({ label, value }) => [folded(label), folded(value)]),
    folded(lead.message),
    [...fileHashes].sort(),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
