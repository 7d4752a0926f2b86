import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export type DiskUse = 'database' | 'files' | 'made-pictures' | 'backups';

/** Bytes by use, largest first, without zeros. */
export type DiskUses = readonly { readonly use: DiskUse; readonly bytes: number }[];

/** Measures what uses the space. An unreadable folder counts as empty, so that a warning never fails. */
export async function measureUses(dataDir: string, backupsDir: string): Promise<DiskUses> {
  const within = (...names: string[]) => sum(names.map((name) => measureFolder(path.join(dataDir, name))));
  const uses = [
    { use: 'database', bytes: await measureFolder(dataDir, { isDeep: false }) },
    { use: 'files', bytes: await within('uploads', 'orphans', 'incoming') },
    { use: 'made-pictures', bytes: await within('cache') },
    { use: 'backups', bytes: await measureFolder(backupsDir) },
  ] as const;
  return uses.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes);
}

async function measureFolder(folder: string, { isDeep = true }: { isDeep?: boolean } = {}): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: isDeep }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A file that was deleted or is unreadable counts as empty.
    const size = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += size?.size ?? 0;
  }
  return bytes;
}

async function sum(counts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}
