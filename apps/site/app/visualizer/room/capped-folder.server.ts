import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files in a folder of limited size; those unused for longest are removed. The folder may be emptied at any time. */
export interface CappedFolder {
  /** Undefined when there is no such file, or it is unreadable. */
  read(name: string): Promise<Buffer | undefined>;
  /** @throws if the disk is full or read-only */
  write(name: string, data: Uint8Array): Promise<void>;
}

const PART = '.part';

export function openCappedFolder(folder: string, mostBytes: number): CappedFolder {
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, reason) => {
      // A file that can't be removed now is listed again at the next start.
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  });
  const listed = listFiles();

  async function listFiles(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith(PART)) await rm(join(folder, name), { force: true }).catch(() => undefined);
      else sizes.set(name, size);
    }
  }

  return {
    async read(name) {
      await listed;
      try {
        const data = await readFile(join(folder, name));
        // A crash may leave an empty file.
        if (data.byteLength === 0) return undefined;
        if (sizes.get(name) === undefined) sizes.set(name, data.byteLength);
        return data;
      } catch {
        sizes.delete(name);
        return undefined;
      }
    },

    async write(name, data) {
      await listed;
      const draft = join(folder, `${randomUUID()}${PART}`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, data);
        // Renamed into place, so that no one reads half a file.
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
      sizes.set(name, data.byteLength);
    },
  };
}
