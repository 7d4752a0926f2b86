import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const packageDirectory = path.resolve(import.meta.dirname, '..');
const { exports } = z
  .object({ exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(packageDirectory, 'package.json'), 'utf8')));

const fileOf = (entry: string) => path.join(packageDirectory, exports[entry] ?? '');

/** The files of this package that a file imports. Types alone load nothing. */
function listImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm);
  return [...imports].map(([, specifier = '']) => path.resolve(path.dirname(file), specifier));
}

function listLoaded(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const other of listImports(file)) listLoaded(other, found);
  }
  return found;
}

/** What the site's process loads but its pages can't import: the outbox writes emails about leads, and a link confirms a hold. */
const loadedBySite = ['leads/inbox/find-lead.ts', 'stock/confirm-hold.ts'].map((file) =>
  path.join(import.meta.dirname, file),
);

it('gives the public site nothing of what only the admin may do', () => {
  const publicFiles = ['./site', './rules'].flatMap((entry) => listImports(fileOf(entry)));
  const adminFiles = listImports(fileOf('./admin')).filter(
    (file) => file !== fileOf('./site') && !publicFiles.includes(file),
  );
  expect(adminFiles.length).toBeGreaterThan(50);
  expect(adminFiles).toEqual(expect.arrayContaining(loadedBySite));
  for (const entry of ['./site', './rules']) {
    const loaded = [...listLoaded(fileOf(entry))].filter((file) => adminFiles.includes(file));
    expect(loaded.filter((file) => !loadedBySite.includes(file))).toEqual([]);
  }
});

it('gives a browser nothing that needs the server', () => {
  const loaded = [...listLoaded(fileOf('./rules'))].map((file) => readFileSync(file, 'utf8')).join('');
  expect(loaded.match(/from '(?:node:|kysely)[^']*'/g)).toBeNull();
});

it('lets no entry lead to the database or to its tables', async () => {
  const files = Object.values(exports).filter((file) => file.endsWith('.ts'));
  for (const file of files) {
    const imported = listImports(path.join(packageDirectory, file));
    expect(imported.filter((other) => /\/database\/(?!database-errors)|tables\.ts$/.test(other))).toEqual([]);
    const names = Object.keys(Object(await import(path.join(packageDirectory, file))));
    expect(names.filter((name) => ['reader', 'writer', 'storeOf', 'registerHandle', 'writeTo'].includes(name))).toEqual(
      [],
    );
  }
});
