import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPercent } from '@showroom/pictures/picture-source';
import { contentVersion } from '@showroom/store/content-version';
import { findMediumMaster, type MediumMaster } from '@showroom/store/medium-master';
import type { Store } from '@showroom/store/open-store';
import type { FindMaster } from '@showroom/web-server/picture-delivery';
import { readMediumName } from './medium-picture-name.ts';
import { findShareCardMaster } from './share-card.ts';

/** Finds the masters of all pictures that the site delivers: the studio's, those of the owner's library, and the card that is drawn with the owner's logo. */
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
    // Only where the owner has it cut: each cut is a file.
    const { focalPoint } = master;
    if (medium.cut !== `${toPercent(focalPoint.x)}-${toPercent(focalPoint.y)}`) return undefined;
    return { hash: master.sha256, read: master.read, focalPoint };
  };
}

/**
 * Asks the store once for each picture until the content changes. While the store cannot be read, what is remembered stands, as
 * the pages do that were finished before.
 */
function rememberMedia(store: Store): (id: string, hash: string) => Promise<MediumMaster | undefined> {
  // As many at most as there are pictures: what there is not is not remembered.
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
    // What was found before a change may be gone with it.
    if (master !== undefined && version === askedAt) remembered.set(key, master);
    return master;
  };
}
