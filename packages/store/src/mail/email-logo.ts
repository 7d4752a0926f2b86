import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sizeOfLogo } from '../content/settings/logo-size.ts';
import { readSettings } from '../content/settings/read-business-facts.ts';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { findMadePicture } from '../media/made-picture.ts';
import { findMediumMaster } from '../media/find-medium-master.ts';
import { media } from '../media/medium.ts';
import type { Store } from '../store.ts';
import { EMAIL_BACKGROUND } from './mail-text.ts';

/** Twice the displayed size, so that the logo is sharp on a phone. */
const DENSITY = 2;
/** Margin around a transparent logo, in CSS pixels. */
const MARGIN = 8;

/** The owner's logo, attached to the email so that nothing is loaded from elsewhere. */
export interface EmailLogo {
  /** A PNG. */
  readonly content: Buffer;
  /** The HTML refers to the attachment by this id. */
  readonly contentId: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the owner's logo for emails. It is made once from the picture in the library and stored next to its other sizes. A
 * transparent logo gets the paper colour as its background, because dark mail programs invert the background of an email but not
 * its pictures. Returns undefined when the owner set no logo or it can't be read: no email waits for its logo.
 */
export async function findEmailLogo(store: Store): Promise<EmailLogo | undefined> {
  try {
    const { logo } = (await readSettings(store)).site;
    return logo === null ? undefined : await makeLogo(store, logo.id);
  } catch (error) {
    store.log.warn('An email was sent without the logo', { error });
    return undefined;
  }
}

async function makeLogo(store: Store, id: string): Promise<EmailLogo | undefined> {
  const medium = (await findPublishedByIds(store, media, [id])).get(id)?.fields;
  const hash = medium?.sha256.slice(0, 8) ?? '';
  const master = medium && (await findMediumMaster(store, { id, hash }));
  if (medium === undefined || master === undefined) return undefined;
  const size = sizeOfLogo({ width: medium.widthPx, height: medium.heightPx });
  // A small logo is not enlarged.
  const density = Math.min(DENSITY, medium.widthPx / size.width);
  const content = await findMadePicture(store, {
    // Named like the sizes that `web-server` makes, so that erasing a picture deletes this file too.
    cacheFile: path.join(store.dataDir, 'cache', 'pictures', `media__${id}.${hash}.letter.png`),
    fetch: async (file) => writeFile(file, await master.read(), { mode: 0o600 }),
    order: {
      type: 'image/webp',
      longestSide: Math.round(Math.max(size.width, size.height) * density),
      plate: { colour: EMAIL_BACKGROUND, margin: Math.round(MARGIN * density) },
    },
    about: { mediumId: id },
  });
  if (content === null) return undefined;
  const [width, height] = readPngSize(content);
  return {
    content,
    contentId: `logo.${hash}@${id}`,
    width: Math.round(width / density),
    height: Math.round(height / density),
  };
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function readPngSize(png: Buffer): readonly [width: number, height: number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
