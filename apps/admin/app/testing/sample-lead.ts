import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLead, findLead, type Lead, type Store } from '@showroom/store/admin';

type NewLead = Parameters<typeof createLead>[1];

const PDF = '%PDF-1.4\n%%EOF\n';

/** A quote request without files. */
export const newLead: NewLead = {
  kind: 'short-quote',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@home.example',
  phone: '(807) 555-0171',
  subject: null,
  answers: [{ label: 'Project type', value: 'Millwork' }],
  message: 'Baseboards for four rooms.',
  spam: { score: 0, reasons: [] },
  sourcePath: '/millwork',
};

/** Stores a quote request with one file, and returns it as the inbox loads it. @param shows what the server drew in the file */
export async function storeLead(
  store: Store,
  changes: Partial<NewLead> = {},
  fileName = 'drawing.pdf',
  shows?: 'room',
): Promise<Lead> {
  const path = join(store.incomingDir, randomUUID());
  await writeFile(path, PDF);
  const type = fileName.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  const result = await createLead(store, { ...newLead, ...changes }, [
    { originalName: fileName, type, path, byteSize: PDF.length, sha256, ...(shows && { shows }) },
  ]);
  const lead = result.ok ? await findLead(store, result.leadId) : null;
  if (!lead) throw new Error('The lead was not stored');
  return lead;
}
