import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { CardFacts } from '@showroom/catalog-data/catalogue/family-definition';
import { findPicture } from '@showroom/pictures/picture-records';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { ColourCard } from '../quartz/colour-card.tsx';
import { findCardFrame } from './card-frame.server.ts';
import type { CardProps } from './card.ts';
import { buildCardNames, type CardLayout, type CardName, type Cards } from './cards.ts';
import { ProductCard } from './product-card.tsx';
import { withMarkup } from './with-markup.server.ts';

/** A card takes two thousand, what it was drawn from included: room for all products, and some dozen lists of them. */
const MOST_BYTES = 4_000_000;

/** How wide a picture is drawn, by how the cards stand; `CardGrid` says how that is. */
const sizes: Readonly<Record<CardLayout, string>> = {
  list: '(min-width: 110rem) 17vw, (min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 45vw',
  closeList: '(min-width: 110rem) 17vw, (min-width: 80rem) 16rem, (min-width: 48rem) 30vw, 45vw',
  row: '(min-width: 48rem) 22vw, 45vw',
  strip: '(min-width: 48rem) 22vw, 40vw',
};

/** Looks up the record of a picture by its name; null while there is none. */
export type FindPicture = (name: string) => PictureRecord | null;

type CardFamily = Pick<CatalogueFamily, 'family' | 'productsPath' | 'cardAction' | 'hasSamples'>;

export interface CardOptions extends Pick<Partial<CardProps>, 'headingLevel'> {
  /** How they stand. Default: four side by side. */
  readonly layout?: CardLayout;
  /** The query that the products' pages go on in. Default: none. */
  readonly search?: string;
  /** What the store holds brings its pictures along. */
  readonly find?: FindPicture | undefined;
}

/**
 * Cards of a family, drawn: a browser takes them as they are. To draw fifty of them is most of what a phone would do for a
 * list, and nothing in them but links and buttons of a form.
 *
 * @param request Asks for a page's document, or for its data alone (`….data`).
 */
export function drawCards(
  request: Request,
  family: CardFamily,
  cards: readonly CardFacts[],
  { search = '', layout = 'row', ...options }: CardOptions = {},
): Cards {
  const place = `${family.productsPath} ${layout} ${options.headingLevel ?? ''}`;
  const draw = (facts: CardFacts) => drawCard(toCard(family, facts, { layout, ...options }), search);
  const drawn = cards.map((facts) =>
    // The catalogue's facts and pictures never change while the server runs. The owner's pictures do, under facts that stay.
    options.find === undefined ? drawOnce(facts, place, search, draw) : draw(facts),
  );
  const grid = { path: family.productsPath, search, layout, names: buildCardNames(drawn) };
  return withMarkup(
    request,
    grid,
    drawn.map(({ html }) => html),
  );
}

type CardsByPlace = Map<string, { readonly search: string; readonly card: DrawnCard }>;

/** Of facts that are the same object, the card that was drawn last where it stands. */
const latest = new WeakMap<CardFacts, CardsByPlace>();

function drawOnce(facts: CardFacts, place: string, search: string, draw: (facts: CardFacts) => DrawnCard): DrawnCard {
  const byPlace: CardsByPlace = latest.get(facts) ?? new Map();
  latest.set(facts, byPlace);
  const known = byPlace.get(place);
  if (known?.search === search) return known.card;
  const card = draw(facts);
  byPlace.set(place, { search, card });
  return card;
}

/** What a card of a family is drawn from. */
export function toCard(
  { family, productsPath, cardAction, hasSamples }: CardFamily,
  { pictureName, hasChoice, ...facts }: CardFacts,
  { layout = 'row', headingLevel = 'h3', find = findPicture }: CardOptions = {},
): CardProps {
  const record = find(pictureName);
  // What is not said makes the data of fifty cards no longer.
  const frame = record ? findCardFrame(family, record) : undefined;
  return {
    ...facts,
    family,
    href: `${productsPath}/${facts.slug}`,
    picture: record && { ...record, dominantColour: toShortColour(record.dominantColour) },
    ...(frame && { frame }),
    action: (hasChoice && cardAction ? 'Choose Options' : cardAction) ?? null,
    hasSamples: hasSamples === true,
    sizes: sizes[layout],
    headingLevel,
  };
}

interface DrawnCard extends CardName {
  readonly html: string;
}

const known = new LRUCache<string, DrawnCard>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

function drawCard(props: CardProps, search: string): DrawnCard {
  const data = JSON.stringify(props);
  const key = search + data;
  const drawn = known.get(key);
  if (drawn) return drawn;
  const Card = props.family === 'quartz' ? ColourCard : ProductCard;
  const html = renderToStaticMarkup(<Card {...props} href={props.href + search} />);
  // Of the same card in another list, where its page goes on in that, it is the same.
  const card = { slug: props.slug, version: toVersion(data), html };
  known.set(key, card);
  return card;
}

/** The end of an FNV-1a: two looks of one product are alike in it once in a million and a half, and fifty of them stand in a page. */
function toVersion(data: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < data.length; at += 1) hash = Math.imul(hash ^ data.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(36).slice(-4);
}

/**
 * `#rrggbb` as `#rgb`: near enough for a moment's placeholder, and half as long on fifty cards. Its lightness is rounded as
 * a whole, as channels rounded each for itself would make a white marble green or pink; a tint counts from a step on.
 */
function toShortColour(colour: string): string {
  if (!colour.startsWith('#')) return colour;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 17);
  const lightness = channels.reduce((sum, channel) => sum + channel, 0) / 3;
  const short = channels.map((channel) => Math.round(lightness) + Math.trunc(channel - lightness));
  return `#${short.map((channel) => Math.min(15, Math.max(0, channel)).toString(16)).join('')}`;
}
