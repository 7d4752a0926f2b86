import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UploadType } from '@showroom/catalog-data/limits';
import type { NewLead, NewLeadFile } from '../leads/new-lead.ts';

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

const HEAD_OF_JPEG = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01];

export type SampleFile = NewLeadFile & { readonly bytes: Uint8Array };

export function pngFile(originalName = 'plan.png'): SampleFile {
  return fileOf(originalName, 'image/png', Buffer.from(PNG_BASE64, 'base64'));
}

export function jpegFile(originalName = 'kitchen.jpg'): SampleFile {
  return fileOf(originalName, 'image/jpeg', Buffer.from([...HEAD_OF_JPEG, 0x00, 0x01, 0x00, 0x00, 0xff, 0xd9]));
}

export function pdfFile(originalName = 'drawing.pdf', more = ''): SampleFile {
  return fileOf(originalName, 'application/pdf', Buffer.from(`%PDF-1.4\n%%EOF\n${more}`));
}

/** Writes a file to a temporary folder, as a form does. */
export function fileOf(originalName: string, type: UploadType, bytes: Uint8Array): SampleFile {
  folder ??= makeFolder();
  const file = path.join(folder, randomUUID());
  writeFileSync(file, bytes, { mode: 0o600 });
  return {
    originalName,
    type,
    path: file,
    byteSize: bytes.byteLength,
    sha256: hashOf(bytes),
    bytes: new Uint8Array(bytes),
  };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

let folder: string | undefined;

function makeFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'showroom-files-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
