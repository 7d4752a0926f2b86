import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { ROOM_RECIPE } from '@showroom/room-view/compose-room';
import { findPicture } from '@showroom/pictures/picture-records';

/** Raised when the compression changes. */
const RECIPE = `${ROOM_RECIPE}.1`;

/** By folder. */
const versions = new Map<string, Promise<string>>();

/** The version of all that a room's pictures are made from. Part of their URLs, so that browsers may keep them for good. */
export function findRoomVersion(room: string, from = mastersDir): Promise<string> {
  const folder = join(from, 'rooms', room);
  const version = versions.get(folder) ?? hashFolders([folder, join(from, 'room-floors')]);
  versions.set(folder, version);
  version.catch(() => versions.delete(folder));
  return version;
}

async function hashFolders(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(RECIPE);
  // Colours and sizes are in the catalogue, not in files.
  hash.update(JSON.stringify(roomChoices));
  for (const { slug } of quartzColours) hash.update(findPicture(`quartz/${slug}/slab`)?.hash ?? '');
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.toSorted((a, b) => a.localeCompare(b, 'en')))
      hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
