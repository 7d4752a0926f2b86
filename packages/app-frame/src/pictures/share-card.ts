import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { usualAccent } from '@showroom/catalog-data/usual-accent';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { socialPictureUrl, type PictureRecord } from '@showroom/pictures/picture-source';
import { findMediumMaster } from '@showroom/store/medium-master';
import type { Store } from '@showroom/store/open-store';
import { readSettings } from '@showroom/store/settings';
import type { PictureLayer, PictureMaster } from '@showroom/web-server/picture-delivery';
import type { SharedPicture } from './content-pictures.server.ts';
import { canWriteOnCard, drawShareCard, fitLogoOnCard, stillRoom } from './draw-share-card.ts';
import { findMediumOfName } from './medium-picture-name.ts';
import { findLogo } from './owner-logo.ts';

type Settings = Pick<Awaited<ReturnType<typeof readSettings>>, 'brand' | 'site'>;

/** No master of the studio and no medium is called so. */
const NAME = 'share-card';
/** The site's own card, and what is at the right of a drawn one. */
const STILL = 'scenes/social-card';
/** Raised when the drawing changes, so that its address does. */
const DRAWING = 1;

/** The card as the settings have it: the site's own where the owner set nothing that it could show, else one drawn with that. */
interface FoundCard {
  readonly record: PictureRecord;
  readonly alt: string;
  /** What it is drawn with; undefined for the site's own. */
  readonly own?: { readonly brand: string; readonly accentColour: string; readonly logo: PictureRecord | undefined };
}

/**
 * The picture that social networks show of a page without one of its own. With a logo, a colour or a name of the owner's it is
 * drawn with them. What is drawn is part of its address, so that networks and caches ask again after a change.
 *
 * @param logo the one of the settings, where it is to be had
 */
export function findShareCard(settings: Settings, logo: PictureRecord | undefined): SharedPicture | undefined {
  const card = findCard(settings, logo);
  return card && { path: socialPictureUrl(card.record), alt: card.alt };
}

/** What the card is made of, for who delivers it; undefined for every other name. */
export async function findShareCardMaster(store: Store, name: string): Promise<PictureMaster | undefined> {
  if (name !== NAME) return undefined;
  const settings = await readSettings(store);
  const card = findCard(settings, await findLogo(store, settings.site));
  if (card?.own === undefined) return undefined;
  const { own, record } = card;
  // Both are read of one drawing: its ground says the name where no logo lies on it.
  let drawn: ReturnType<typeof draw> | undefined;
  const drawOnce = () => (drawn ??= draw(store, own));
  return {
    hash: record.hash,
    read: async () => (await drawOnce()).ground,
    readLayers: async () => (await drawOnce()).layers,
  };
}

function findCard({ brand, site }: Settings, logo: PictureRecord | undefined): FoundCard | undefined {
  const still = findPicture(STILL);
  if (still === null) return undefined;
  const isNamed = brand !== defaultBusinessFacts.brand && canWriteOnCard(brand);
  if (logo === undefined && site.accentColour === null && !isNamed) return { record: still, alt: still.alt };
  const own = { brand, accentColour: site.accentColour ?? usualAccent, logo };
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, still.hash, brand, own.accentColour, logo?.name, logo?.hash]))
    .digest('hex');
  return { record: { ...still, name: NAME, hash }, alt: `${brand}. ${still.alt}`, own };
}

/** The ground of a card, and what lies on it. Without a logo that can be had, the name is in its place. */
async function draw(store: Store, { brand, accentColour, logo }: NonNullable<FoundCard['own']>) {
  const still = { ...stillRoom, data: await readFile(join(mastersDir, `${STILL}.webp`)) };
  const laid = logo && (await readLogo(store, logo));
  const ground = Buffer.from(drawShareCard({ name: laid === undefined ? brand : '', accentColour }));
  return { ground, layers: laid === undefined ? [still] : [still, laid] };
}

async function readLogo(store: Store, logo: PictureRecord): Promise<PictureLayer | undefined> {
  const id = findMediumOfName(logo.name);
  const master = id === undefined ? undefined : await findMediumMaster(store, { id, hash: logo.hash.slice(0, 8) });
  return master && { ...fitLogoOnCard(logo), data: await master.read() };
}
