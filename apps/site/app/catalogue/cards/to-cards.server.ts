import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { findPicture } from '@showroom/pictures/picture-records';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import { findCardFrame } from './card-frame.server.ts';
import type { CardProps } from './card.ts';
import type { CardLayout, Cards } from './cards.ts';

/** The rendered width of a picture by layout; matches the columns of `CardGrid`. */
const sizes: Readonly<Record<CardLayout, string>> = {
  list: '(min-width: 110rem) 17vw, (min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 45vw',
  closeList: '(min-width: 110rem) 17vw, (min-width: 80rem) 16rem, (min-width: 48rem) 30vw, 45vw',
  row: '(min-width: 48rem) 22vw, 45vw',
  strip: '(min-width: 48rem) 22vw, 40vw',
};

export type FindPicture = (name: string) => PictureRecord | null;

type CardFamily = Pick<CatalogueFamily, 'family' | 'productsPath' | 'cardAction' | 'hasSamples'>;

export interface CardOptions extends Pick<Partial<CardProps>, 'headingLevel'> {
  /** Default: `row`. */
  readonly layout?: CardLayout;
  /** The query added to the links. Default: none. */
  readonly search?: string;
  /** Finds a picture by name. Default: among the rendered pictures. */
  readonly find?: FindPicture | undefined;
}

export function toCards(
  family: CardFamily,
  cards: readonly CardFacts[],
  { search = '', layout = 'row', ...options }: CardOptions = {},
): Cards {
  return { search, layout, items: cards.map((facts) => toCard(family, facts, { layout, ...options })) };
}

export function toCard(
  { family, productsPath, cardAction, hasSamples }: CardFamily,
  { pictureName, hasChoice, ...facts }: CardFacts,
  { layout = 'row', headingLevel = 'h3', find = findPicture }: CardOptions = {},
): CardProps {
  const record = find(pictureName);
  // Left out if undefined, which keeps the data of fifty cards short.
  const frame = record ? findCardFrame(family, record) : undefined;
  return {
    ...facts,
    family,
    href: `${productsPath}/${facts.slug}`,
    picture: record && {
      ...record,
      alt: describePicture(family, facts, record),
      dominantColour: toShortColour(record.dominantColour),
    },
    ...(frame && { frame }),
    action: (hasChoice && cardAction ? 'Choose Options' : cardAction) ?? null,
    hasSamples: hasSamples === true,
    sizes: sizes[layout],
    headingLevel,
  };
}

/** Shorter than the picture's own description: the card's text is next to it. */
function describePicture(
  family: string,
  { name, slug }: Pick<CardFacts, 'name' | 'slug'>,
  picture: PictureRecord,
): string {
  if (family === 'quartz') return `${name} quartz slab`;
  // Rendered pictures show the front; the owner's may show anything.
  return picture.name.includes(`/${slug}/`) ? `${name}, front view` : name;
}

/**
 * `#rrggbb` as `#rgb`, for the placeholder. Rounds the lightness first: channels rounded independently would turn white marble
 * green or pink.
 */
function toShortColour(colour: string): string {
  if (!colour.startsWith('#')) return colour;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 17);
  const lightness = channels.reduce((sum, channel) => sum + channel, 0) / 3;
  const short = channels.map((channel) => Math.round(lightness) + Math.trunc(channel - lightness));
  return `#${short.map((channel) => Math.min(15, Math.max(0, channel)).toString(16)).join('')}`;
}
