import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPercent } from '@showroom/pictures/picture-source';
import { contentVersion, findMediumMaster, type MediumMaster, type Store } from '@showroom/store/site';
import type { FindMaster } from '@showroom/web-server/picture-delivery';
import { readMediumName } from './medium-picture-name.ts';
import { findShareCardMaster } from './share-card.ts';

/** Finds masters for all pictures of the site: the studio's, the library's, and the card with the owner's logo. */
export function createMasterFinder(store: Store): FindMaster {
  const findMedium = rememberMedia(store);
  return async (name, hash) => {
    const record = findPicture(name);
    if (record !== null) {
      return { hash: record.hash, read: () => readFile(join(mastersDir, `${name}.webp`)) };
    }
    const card = await findShareCardMaster(store, name);
    if (card !== undefined) return card;
    const medium = readMediumName(name);
    if (medium === undefined || hash === undefined) return undefined;
    const master = await findMedium(medium.id, hash);
    if (master === undefined || medium.cut === undefined) return master && { hash: master.sha256, read: master.read };
    // Only the owner's focal point: each crop is a file.
    const { focalPoint } = master;
    if (medium.cut !== `${toPercent(focalPoint.x)}-${toPercent(focalPoint.y)}`) return undefined;
    return { hash: master.sha256, read: master.read, focalPoint };
  };
}

/**
 * Queries the store once per picture until the content changes. While the store is unavailable, cached entries are used, like
 * cached pages.
 */
function rememberMedia(store: Store): (id: string, hash: string) => Promise<MediumMaster | undefined> {
  // Limited by the number of pictures: missing ones are not cached.
  const remembered = new Map<string, MediumMaster>();
  let version: number | undefined;

  function refresh() {
    let present: number;
    try {
      present = contentVersion(store);
    } catch {
      return;
    }
    if (present !== version) remembered.clear();
    version = present;
  }

  return async (id, hash) => {
    refresh();
    const key = `${id}.${hash}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const askedAt = version;
    const master = await findMediumMaster(store, { id, hash });
    // What was found before a change may be outdated.
    if (master !== undefined && version === askedAt) remembered.set(key, master);
    return master;
  };
}
