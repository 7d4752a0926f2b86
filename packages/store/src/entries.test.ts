import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const packageDirectory = path.resolve(import.meta.dirname, '..');
const { exports } = z
  .object({ exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(packageDirectory, 'package.json'), 'utf8')));

function entryFiles(belongs: (entry: string) => boolean): string[] {
  return Object.entries(exports)
    .filter(([entry, file]) => file.endsWith('.ts') && belongs(entry))
    .map(([, file]) => path.join(packageDirectory, file));
}

const isAdminEntry = (entry: string) => entry.startsWith('./admin/');
const isTestEntry = (entry: string) => entry.startsWith('./testing/');
const adminFiles = entryFiles(isAdminEntry);
const publicFiles = entryFiles((entry) => !isAdminEntry(entry) && !isTestEntry(entry));

/** The files of this package that a file loads, itself included. Types alone load nothing. */
function listLoaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm);
  for (const [, specifier = ''] of imports) listLoaded(path.resolve(path.dirname(file), specifier), found);
  return found;
}

/** What the outbox writes mails from: the one thing of the inbox that the site's process loads. */
const readForMail = path.join(import.meta.dirname, 'leads/inbox/find-lead.ts');

it('gives the public site nothing of what only the admin may do', () => {
  expect(adminFiles.length).toBeGreaterThan(5);
  expect(publicFiles.length).toBeGreaterThan(5);
  expect(publicFiles).not.toContain(readForMail);
  for (const file of publicFiles) {
    const loaded = [...listLoaded(file)].filter((other) => adminFiles.includes(other) && other !== readForMail);
    expect(loaded, `${path.basename(file)} reaches what belongs to the admin`).toEqual([]);
  }
});

it('lets no entry lead to the database or to its tables', async () => {
  const files = entryFiles(() => true);
  expect(files.filter((file) => /\/database\/|tables\.ts$/.test(file))).toEqual([]);
  for (const file of files) {
    const names = Object.keys(Object(await import(file)));
    expect(names.filter((name) => ['reader', 'writer', 'storeOf', 'registerHandle', 'writeTo'].includes(name))).toEqual(
      [],
    );
  }
});
