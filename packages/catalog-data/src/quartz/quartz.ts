import type { ProductBase, SpecificationRow } from '../products/product-base.ts';
import { quartzRows, type QuartzParticulars, type QuartzSlug } from './quartz-rows.ts';
import { quartzTraits, type QuartzTraits } from './quartz-traits.ts';

export type QuartzCollection = (typeof quartzRows)[number]['collection'];
export type QuartzSubcategory = Exclude<(typeof quartzRows)[number]['subcategory'], null>;
export type QuartzThickness = '2cm' | '3cm';

export const quartzFinishes = ['Polished', 'Leather'] as const;

export type SlabSize = { readonly label: string; readonly widthIn: number; readonly heightIn: number };

export type QuartzColour = ProductBase<'quartz'> & {
  readonly slug: QuartzSlug;
  readonly traits: QuartzTraits;
  /** The name. The range is added if another colour has the same name: two are called "Bianco Neve". */
  readonly label: string;
  readonly collection: QuartzCollection;
  readonly subcategory: QuartzSubcategory | null;
  readonly collectionLabel: string;
  readonly thicknesses: readonly QuartzThickness[];
  readonly sizes: readonly [SlabSize, ...SlabSize[]];
  readonly finish: (typeof quartzFinishes)[number];
  readonly tagline: string;
  /** Bullets of the colour's page: seven in the rich layout, the tagline alone in the compact one. */
  readonly keyFeatures: readonly string[];
  readonly layout: 'compact' | 'rich';
  /** A phrase that describes the slab, without a full stop; for alt texts and search. */
  readonly look: string;
};

const standardSlab: SlabSize = { label: '126″ × 64″', widthIn: 126, heightIn: 64 };
const plusSlab: SlabSize = { label: '131″ × 80″', widthIn: 131, heightIn: 80 };

const taglines: Readonly<Record<QuartzCollection, string>> = {
  beyond: 'Quartz beyond the ordinary, with the depth of natural stone.',
  red: 'Resistant and high quality quartz, crafted for value and style.',
  discovery: 'Quartz Beauty within Reach.',
};

const rangeLabels: Readonly<Record<QuartzSubcategory, string>> = {
  innova: 'INNOVA',
  elegant: 'Elegant',
  calacatta: 'Calacatta',
  carrara: 'Carrara',
  statuario: 'Statuario',
  essentials: 'Essentials',
  contemporary: 'Contemporary',
};

/** In catalogue order: BEYOND, then RED by range, then Discovery. */
export const quartzColours: readonly QuartzColour[] = quartzRows
  .flatMap(({ collection, subcategory, colours }) => {
    const rows: readonly (readonly [QuartzSlug, string, string, QuartzParticulars?])[] = colours;
    return rows.map(([slug, name, look, particulars = {}]) => ({
      collection,
      subcategory,
      slug,
      name,
      look,
      ...particulars,
    }));
  })
  .map((row, _, rows): QuartzColour => {
    const { collection, subcategory, slug, name, look, hasPlusSize, finish, thicknesses, layout = 'rich' } = row;
    const isNameShared = rows.some((other) => other.name === name && other.slug !== slug);
    return {
      family: 'quartz',
      slug,
      name,
      label: isNameShared && subcategory !== null ? `${name} (${rangeLabels[subcategory]})` : name,
      collection,
      subcategory,
      collectionLabel: collectionLabel(collection, subcategory),
      thicknesses: thicknesses ?? ['2cm', '3cm'],
      sizes: hasPlusSize ? [standardSlab, plusSlab] : [standardSlab],
      finish: finish ?? 'Polished',
      material: 'Premium Quartz',
      isInStock: true,
      features: collection === 'beyond' ? ['High Gloss'] : ['Resistant', 'Style'],
      tagline: taglines[collection],
      keyFeatures: layout === 'compact' ? [taglines[collection]] : richKeyFeatures(name),
      layout,
      look,
      traits: quartzTraits[slug],
    };
  });

const coloursBySlug: ReadonlyMap<string, QuartzColour> = new Map(quartzColours.map((colour) => [colour.slug, colour]));

/** Finds a colour by its exact slug. */
export function findQuartzColour(slug: string): QuartzColour | undefined {
  return coloursBySlug.get(slug);
}

/** Rows of the specification plate. The compact layout has no Material. */
export function quartzSpecifications(colour: QuartzColour): readonly SpecificationRow[] {
  const [size, ...plusSizes] = colour.sizes;
  const rows = [
    { label: 'Thickness', value: colour.thicknesses.map((thickness) => thickness.replace('cm', ' cm')).join(', ') },
    { label: 'Size', value: [size.label, ...plusSizes.map((plus) => `plus size ${plus.label}`)].join('; ') },
    { label: 'Finish', value: colour.finish },
  ];
  if (colour.layout === 'rich') rows.push({ label: 'Material', value: colour.material });
  rows.push({ label: 'Collection', value: colour.collectionLabel });
  return rows;
}

/** Slab sizes with the number of colours in each, the standard size first. */
export function quartzSlabSizes(): readonly { readonly label: string; readonly colours: number }[] {
  return [standardSlab, plusSlab].map((size) => ({
    label: size.label,
    colours: quartzColours.filter(({ sizes }) => sizes.includes(size)).length,
  }));
}

const besideSlab = ['room', 'room-2', 'room-3', 'room-4', 'room-5', 'close-up'];

/** Names of a colour's pictures in gallery order: the slab, five rooms, the close-up. */
export function quartzPictureNames(slug: string): readonly [string, ...string[]] {
  return [`quartz/${slug}/slab`, ...besideSlab.map((part) => `quartz/${slug}/${part}`)];
}

function collectionLabel(collection: QuartzCollection, subcategory: QuartzSubcategory | null): string {
  if (collection === 'beyond') return 'Mars Beyond Series';
  if (subcategory !== null) return `MARS RED / ${rangeLabels[subcategory]}`;
  return 'MARS Discovery';
}

function richKeyFeatures(name: string): readonly string[] {
  return [
    'Resistant and high quality quartz',
    'Crafted for value and style',
    'Durable construction',
    `Elegant ${name} pattern design`,
    'Low maintenance surface',
    'Available in multiple thicknesses',
    'Premium finish quality',
  ];
}
