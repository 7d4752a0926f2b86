import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { usualAccent } from '@showroom/catalog-data/usual-accent';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { socialPictureUrl, type PictureRecord } from '@showroom/pictures/picture-source';
import { findMediumMaster, readSettings, type Store } from '@showroom/store/site';
import type { PictureLayer, PictureMaster } from '@showroom/web-server/picture-delivery';
import type { SharedPicture } from './content-pictures.server.ts';
import { canWriteOnCard, drawShareCard, fitLogoOnCard, stillRoom } from './draw-share-card.ts';
import { findMediumOfName } from './medium-picture-name.ts';
import { findLogo } from './owner-logo.ts';

type Settings = Pick<Awaited<ReturnType<typeof readSettings>>, 'brand' | 'site'>;

/** No studio master or medium has this name. */
const NAME = 'share-card';
/** The default card; its right side is used in drawn ones. */
const STILL = 'scenes/social-card';
/** Raise it when the drawing changes, so that its URL changes. */
const DRAWING = 1;

interface FoundCard {
  readonly record: PictureRecord;
  readonly alt: string;
  /** Undefined for the default card. */
  readonly own?: { readonly brand: string; readonly accentColour: string; readonly logo: PictureRecord | undefined };
}

/**
 * Returns the social card of pages without a picture of their own. A logo, colour or name set by the owner is drawn on it. The
 * URL depends on the content, so that networks and caches fetch it again after a change.
 *
 * @param logo from the settings, if available
 */
export function findShareCard(settings: Settings, logo: PictureRecord | undefined): SharedPicture | undefined {
  const card = findCard(settings, logo);
  return card && { path: socialPictureUrl(card.record), alt: card.alt };
}

export async function findShareCardMaster(store: Store, name: string): Promise<PictureMaster | undefined> {
  if (name !== NAME) return undefined;
  const settings = await readSettings(store);
  const card = findCard(settings, await findLogo(store, settings.site));
  if (card?.own === undefined) return undefined;
  const { own, record } = card;
  // Both come from one drawing: its background contains the name if there is no logo.
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

/** Draws the card's background and layers. Without an available logo, the name takes its place. */
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
