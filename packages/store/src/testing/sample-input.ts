import type { NewLead, NewLeadFile } from '../new-lead.ts';

/** A complete lead for tests; any part of it can be replaced. */
export function sampleLead(overrides: Partial<NewLead> = {}): NewLead {
  return {
    kind: 'short-quote',
    firstName: 'Sample',
    lastName: 'Visitor',
    email: 'visitor@home.example',
    phone: '(807) 555-0199',
    subject: { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' },
    answers: [
      { label: 'Room', value: 'Kitchen' },
      { label: 'Budget', value: '$5,000 to $10,000' },
    ],
    message: 'A counter of nine feet, please.',
    spam: { score: 0, reasons: [] },
    sourcePath: '/quote',
    ...overrides,
  };
}

const PNG_BASE64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export function pngFile(originalName = 'plan.png'): NewLeadFile {
  return { originalName, type: 'image/png', bytes: new Uint8Array(Buffer.from(PNG_BASE64, 'base64')) };
}

export function jpegFile(originalName = 'kitchen.jpg'): NewLeadFile {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01];
  return { originalName, type: 'image/jpeg', bytes: new Uint8Array([...head, 0x00, 0x01, 0x00, 0x00, 0xff, 0xd9]) };
}

export function pdfFile(originalName = 'drawing.pdf'): NewLeadFile {
  return { originalName, type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') };
}
