import type { VanityColour, VanityDesign, VanitySize, VanityStyle } from './vanity-design.ts';

export const vanityBrands = ['Boreal & Stone', 'Lakehead', 'Superior', 'Nipigon'] as const;

/** Everything about one vanity. Its texts are derived from it. */
export type VanityRow = {
  /** Fixed: URLs and pictures depend on it. */
  readonly slug: string;
  /** A lake, river, tree or weather of the north; pages add size and "Vanity". */
  readonly name: string;
  readonly brand: (typeof vanityBrands)[number];
  readonly priceCents: number;
  readonly isInStock: boolean;
  readonly rating: number;
  readonly widthIn: VanitySize;
  readonly sinks: 1 | 2;
  readonly colour: VanityColour;
  readonly style: VanityStyle;
  readonly design: VanityDesign;
};

// Two lines for sales, then the design, from the case up to the faucet.
// prettier-ignore
const rows = [
  { slug: 'wabigoon-24-white', name: 'Wabigoon', brand: 'Boreal & Stone', priceCents: 59_900, isInStock: true, rating: 4.2,
    widthIn: 24, sinks: 1, colour: 'White', style: 'Modern', design: {
      layout: [['doors', 1]],
      front: 'slab', base: 'hung', wood: 'white', pull: 'edge', pullMetal: 'matte black',
      top: { quartz: 'carrara-classique' }, topThicknessCm: 3, hasUpstand: false,
      basin: 'rectangle', tap: 'square', tapMetal: 'matte black',
    } },
  { slug: 'tamarack-30-gray', name: 'Tamarack', brand: 'Lakehead', priceCents: 89_900, isInStock: true, rating: 4.3,
    widthIn: 30, sinks: 1, colour: 'Gray', style: 'Traditional', design: {
      layout: [['tip+doors', 1]],
      front: 'raised', base: 'bracket', wood: 'warm grey', pull: 'knob', pullMetal: 'polished nickel',
      top: { quartz: 'bianco-neve' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'cross', tapMetal: 'polished nickel',
    } },
  { slug: 'pukaskwa-36-black', name: 'Pukaskwa', brand: 'Superior', priceCents: 104_900, isInStock: false, rating: 4.4,
    widthIn: 36, sinks: 1, colour: 'Black', style: 'Transitional', design: {
      layout: [['tip+doors', 1]],
      front: 'shaker', base: 'tapered', wood: 'charcoal', pull: 'bar', pullMetal: 'brushed nickel',
      top: { quartz: 'calacatta-oro-classic' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'rectangle', tap: 'widespread', tapMetal: 'brushed nickel',
    } },
  { slug: 'jackpine-48-brown', name: 'Jackpine', brand: 'Nipigon', priceCents: 169_900, isInStock: true, rating: 4.5,
    widthIn: 48, sinks: 1, colour: 'Brown', style: 'Rustic', design: {
      layout: [['doors', 1], ['doors', 1]],
      front: 'plank', base: 'shelf', wood: 'smoked oak', pull: 'strap', pullMetal: 'matte black',
      top: { timber: 'smoked oak' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'round', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'kakabeka-60-natural', name: 'Kakabeka', brand: 'Boreal & Stone', priceCents: 229_900, isInStock: true, rating: 4.6,
    widthIn: 60, sinks: 2, colour: 'Natural', style: 'Transitional', design: {
      layout: [['doors', 1.5], ['drawers3', 1], ['doors', 1.5]],
      front: 'shaker', base: 'plinth', wood: 'pale oak', pull: 'knob', pullMetal: 'matte black',
      top: { quartz: 'space-grey' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'single', tapMetal: 'matte black',
    } },
  { slug: 'driftstone-72-white', name: 'Driftstone', brand: 'Lakehead', priceCents: 279_900, isInStock: false, rating: 4.7,
    widthIn: 72, sinks: 2, colour: 'White', style: 'Rustic', design: {
      layout: [['tip+doors', 1.5], ['drawers3', 1], ['tip+doors', 1.5]],
      front: 'ledged', base: 'plinth', wood: 'limed oak', pull: 'ring', pullMetal: 'matte black',
      top: { quartz: 'calacatta-midas' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'rectangle', tap: 'cross', tapMetal: 'oil-rubbed bronze',
    } },
  { slug: 'rossport-36-gray', name: 'Rossport', brand: 'Superior', priceCents: 114_900, isInStock: true, rating: 4.8,
    widthIn: 36, sinks: 1, colour: 'Gray', style: 'Modern', design: {
      layout: [['drawers2', 1]],
      front: 'fluted', base: 'plinth', wood: 'dove', pull: 'none', pullMetal: 'brushed brass',
      top: { quartz: 'carrara-super' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'round', tap: 'tall', tapMetal: 'brushed brass',
    } },
  { slug: 'black-spruce-48-black', name: 'Black Spruce', brand: 'Nipigon', priceCents: 154_900, isInStock: true, rating: 4.9,
    widthIn: 48, sinks: 1, colour: 'Black', style: 'Traditional', design: {
      layout: [['door-r', 1], ['tip+doors', 1.9], ['door-l', 1]],
      front: 'raised', base: 'turned', wood: 'black', pull: 'drop', pullMetal: 'brushed brass',
      top: { quartz: 'snow-ultra' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'widespread', tapMetal: 'brushed brass',
    } },
  { slug: 'shebandowan-60-brown', name: 'Shebandowan', brand: 'Boreal & Stone', priceCents: 214_900, isInStock: false, rating: 4.2,
    widthIn: 60, sinks: 1, colour: 'Brown', style: 'Modern', design: {
      layout: [['drawers2', 1], ['doors', 1.6], ['drawers2', 1]],
      front: 'slab', base: 'hung', wood: 'walnut', pull: 'bar', pullMetal: 'chrome',
      top: { quartz: 'belgian-crema' }, topThicknessCm: 3, hasUpstand: false,
      basin: 'oval', tap: 'square', tapMetal: 'chrome',
    } },
  { slug: 'portage-72-natural', name: 'Portage', brand: 'Lakehead', priceCents: 319_900, isInStock: true, rating: 4.3,
    widthIn: 72, sinks: 2, colour: 'Natural', style: 'Traditional', design: {
      layout: [['doors', 1.4], ['drawers3', 1], ['doors', 1.4]],
      front: 'raised', base: 'bracket', wood: 'oak', pull: 'cup', pullMetal: 'chrome',
      top: { quartz: 'statuario-venato' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'rectangle', tap: 'cross', tapMetal: 'chrome',
    } },
  { slug: 'michipicoten-24-white', name: 'Michipicoten', brand: 'Superior', priceCents: 64_900, isInStock: true, rating: 4.4,
    widthIn: 24, sinks: 1, colour: 'White', style: 'Transitional', design: {
      layout: [['doors', 1]],
      front: 'slim', base: 'square', wood: 'linen', pull: 'cup', pullMetal: 'brushed brass',
      top: { quartz: 'statuario-classique' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'rectangle', tap: 'square', tapMetal: 'brushed brass',
    } },
  { slug: 'snowberry-30-gray', name: 'Snowberry', brand: 'Nipigon', priceCents: 84_900, isInStock: false, rating: 4.5,
    widthIn: 30, sinks: 1, colour: 'Gray', style: 'Rustic', design: {
      layout: [['doors', 1]],
      front: 'plank', base: 'sled', wood: 'driftwood', pull: 'strap', pullMetal: 'matte black',
      top: { timber: 'walnut' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'boat', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'quetico-60-black', name: 'Quetico', brand: 'Boreal & Stone', priceCents: 209_900, isInStock: true, rating: 4.6,
    widthIn: 60, sinks: 2, colour: 'Black', style: 'Rustic', design: {
      layout: [['doors', 1.5], ['drawers1', 1], ['doors', 1.5]],
      front: 'plank', base: 'shelf', wood: 'ebonised oak', pull: 'knob', pullMetal: 'matte black',
      top: { quartz: 'sahara-noir' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'oval', tap: 'single', tapMetal: 'matte black',
    } },
  { slug: 'fireweed-72-brown', name: 'Fireweed', brand: 'Lakehead', priceCents: 329_900, isInStock: true, rating: 4.7,
    widthIn: 72, sinks: 2, colour: 'Brown', style: 'Modern', design: {
      layout: [['doors', 1.4], ['drawers2', 1], ['doors', 1.4]],
      front: 'fluted', base: 'sled', wood: 'walnut', pull: 'none', pullMetal: 'brushed nickel',
      top: { quartz: 'bianco-classic' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'long', tap: 'tall', tapMetal: 'brushed nickel',
    } },
  { slug: 'palisade-24-natural', name: 'Palisade', brand: 'Superior', priceCents: 79_900, isInStock: false, rating: 4.8,
    widthIn: 24, sinks: 1, colour: 'Natural', style: 'Traditional', design: {
      layout: [['doors', 1]],
      front: 'raised', base: 'bracket', wood: 'oak', pull: 'knob', pullMetal: 'oil-rubbed bronze',
      top: { quartz: 'nebulous-gold' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'widespread', tapMetal: 'oil-rubbed bronze',
    } },
  { slug: 'whitefish-30-white', name: 'Whitefish', brand: 'Nipigon', priceCents: 84_900, isInStock: true, rating: 4.9,
    widthIn: 30, sinks: 1, colour: 'White', style: 'Transitional', design: {
      layout: [['tip+doors', 1]],
      front: 'shaker', base: 'tapered', wood: 'linen', pull: 'bar', pullMetal: 'chrome',
      top: { quartz: 'himalaya-dove' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'boat', tap: 'tall', tapMetal: 'chrome',
    } },
  { slug: 'ouimet-36-gray', name: 'Ouimet', brand: 'Boreal & Stone', priceCents: 109_900, isInStock: true, rating: 4.2,
    widthIn: 36, sinks: 1, colour: 'Gray', style: 'Traditional', design: {
      layout: [['doors', 1.7], ['drawers3', 1]],
      front: 'raised', base: 'turned', wood: 'warm grey', pull: 'ring', pullMetal: 'brushed brass',
      top: { quartz: 'bianco-neve' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'cross', tapMetal: 'brushed brass',
    } },
  { slug: 'sugarbush-48-black', name: 'Sugarbush', brand: 'Lakehead', priceCents: 144_900, isInStock: false, rating: 4.3,
    widthIn: 48, sinks: 1, colour: 'Black', style: 'Transitional', design: {
      layout: [['door-r', 1], ['tip+doors', 1.9], ['door-l', 1]],
      front: 'shaker', base: 'tapered', wood: 'charcoal', pull: 'bar', pullMetal: 'matte black',
      top: { quartz: 'calacatta-oro-classic' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'rectangle', tap: 'single', tapMetal: 'matte black',
    } },
  { slug: 'terrace-bay-24-brown', name: 'Terrace Bay', brand: 'Superior', priceCents: 79_900, isInStock: true, rating: 4.4,
    widthIn: 24, sinks: 1, colour: 'Brown', style: 'Rustic', design: {
      layout: [['drawers3', 1]],
      front: 'ledged', base: 'square', wood: 'smoked oak', pull: 'strap', pullMetal: 'matte black',
      top: { timber: 'smoked oak' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'square', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'caribou-30-natural', name: 'Caribou', brand: 'Nipigon', priceCents: 99_900, isInStock: true, rating: 4.5,
    widthIn: 30, sinks: 1, colour: 'Natural', style: 'Modern', design: {
      layout: [['drawers2', 1]],
      front: 'slim', base: 'hung', wood: 'pale oak', pull: 'none', pullMetal: 'brushed brass',
      top: { quartz: 'fairy-white' }, topThicknessCm: 3, hasUpstand: false,
      basin: 'rectangle', tap: 'square', tapMetal: 'brushed brass',
    } },
  { slug: 'longlac-36-white', name: 'Longlac', brand: 'Boreal & Stone', priceCents: 104_900, isInStock: false, rating: 4.6,
    widthIn: 36, sinks: 1, colour: 'White', style: 'Rustic', design: {
      layout: [['drawers1', 1], ['doors', 1.8]],
      front: 'plank', base: 'shelf', wood: 'limed oak', pull: 'ring', pullMetal: 'matte black',
      top: { timber: 'oak' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'round', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'labrador-48-gray', name: 'Labrador', brand: 'Lakehead', priceCents: 139_900, isInStock: true, rating: 4.7,
    widthIn: 48, sinks: 1, colour: 'Gray', style: 'Modern', design: {
      layout: [['drawers2', 1], ['drawers2', 1]],
      front: 'slab', base: 'plinth', wood: 'dove', pull: 'bar', pullMetal: 'chrome',
      top: { quartz: 'carrara-super' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'square', tap: 'tall', tapMetal: 'chrome',
    } },
  { slug: 'aguasabon-60-black', name: 'Aguasabon', brand: 'Superior', priceCents: 199_900, isInStock: true, rating: 4.8,
    widthIn: 60, sinks: 1, colour: 'Black', style: 'Traditional', design: {
      layout: [['drawers3', 1], ['tip+doors', 1.8], ['drawers3', 1]],
      front: 'raised', base: 'bracket', wood: 'black', pull: 'knob', pullMetal: 'chrome',
      top: { quartz: 'snow-ultra' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'rectangle', tap: 'widespread', tapMetal: 'chrome',
    } },
  { slug: 'birchbark-72-brown', name: 'Birchbark', brand: 'Nipigon', priceCents: 299_900, isInStock: false, rating: 4.9,
    widthIn: 72, sinks: 2, colour: 'Brown', style: 'Transitional', design: {
      layout: [['doors', 1.4], ['drawers3', 1], ['doors', 1.4]],
      front: 'slim', base: 'plinth', wood: 'smoked oak', pull: 'knob', pullMetal: 'brushed brass',
      top: { quartz: 'alabaster' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'rectangle', tap: 'square', tapMetal: 'brushed brass',
    } },
  { slug: 'sibley-36-natural', name: 'Sibley', brand: 'Boreal & Stone', priceCents: 114_900, isInStock: true, rating: 4.2,
    widthIn: 36, sinks: 1, colour: 'Natural', style: 'Transitional', design: {
      layout: [['drawers3', 1], ['doors', 1.8]],
      front: 'shaker', base: 'square', wood: 'oak', pull: 'cup', pullMetal: 'chrome',
      top: { quartz: 'statuario-venato' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'oval', tap: 'widespread', tapMetal: 'chrome',
    } },
  { slug: 'loon-48-white', name: 'Loon', brand: 'Lakehead', priceCents: 149_900, isInStock: true, rating: 4.3,
    widthIn: 48, sinks: 1, colour: 'White', style: 'Rustic', design: {
      layout: [['doors', 1.7], ['drawers2', 1]],
      front: 'plank', base: 'plinth', wood: 'limed oak', pull: 'strap', pullMetal: 'matte black',
      top: { quartz: 'calacatta-midas' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'rectangle', tap: 'single', tapMetal: 'oil-rubbed bronze',
    } },
  { slug: 'schreiber-60-gray', name: 'Schreiber', brand: 'Superior', priceCents: 234_900, isInStock: false, rating: 4.4,
    widthIn: 60, sinks: 2, colour: 'Gray', style: 'Modern', design: {
      layout: [['doors', 1.5], ['drawers2', 1], ['doors', 1.5]],
      front: 'fluted', base: 'hung', wood: 'dove', pull: 'none', pullMetal: 'brushed nickel',
      top: { quartz: 'white-valley' }, topThicknessCm: 3, hasUpstand: false,
      basin: 'rectangle', tap: 'square', tapMetal: 'brushed nickel',
    } },
  { slug: 'northern-lights-72-black', name: 'Northern Lights', brand: 'Nipigon', priceCents: 284_900, isInStock: true, rating: 4.5,
    widthIn: 72, sinks: 2, colour: 'Black', style: 'Traditional', design: {
      layout: [['doors', 1.4], ['drawers3', 1], ['doors', 1.4]],
      front: 'raised', base: 'bracket', wood: 'charcoal', pull: 'drop', pullMetal: 'oil-rubbed bronze',
      top: { quartz: 'statuario-extra' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'cross', tapMetal: 'oil-rubbed bronze',
    } },
  { slug: 'kashabowie-24-brown', name: 'Kashabowie', brand: 'Boreal & Stone', priceCents: 74_900, isInStock: true, rating: 4.6,
    widthIn: 24, sinks: 1, colour: 'Brown', style: 'Modern', design: {
      layout: [['drawers2', 1]],
      front: 'slab', base: 'sled', wood: 'walnut', pull: 'none', pullMetal: 'matte black',
      top: { quartz: 'bianco-classic' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'round', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'juniper-30-natural', name: 'Juniper', brand: 'Lakehead', priceCents: 99_900, isInStock: false, rating: 4.7,
    widthIn: 30, sinks: 1, colour: 'Natural', style: 'Traditional', design: {
      layout: [['drawers2', 1]],
      front: 'raised', base: 'turned', wood: 'oak', pull: 'cup', pullMetal: 'polished nickel',
      top: { quartz: 'nebulous-gold' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'widespread', tapMetal: 'polished nickel',
    } },
  { slug: 'batchawana-60-white', name: 'Batchawana', brand: 'Superior', priceCents: 184_900, isInStock: true, rating: 4.8,
    widthIn: 60, sinks: 1, colour: 'White', style: 'Transitional', design: {
      layout: [['drawers3', 1], ['tip+doors', 2], ['drawers3', 1]],
      front: 'shaker', base: 'tapered', wood: 'linen', pull: 'bar', pullMetal: 'brushed nickel',
      top: { quartz: 'statuario-classique' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'rectangle', tap: 'single', tapMetal: 'brushed nickel',
    } },
  { slug: 'ice-house-72-gray', name: 'Ice House', brand: 'Nipigon', priceCents: 279_900, isInStock: true, rating: 4.9,
    widthIn: 72, sinks: 2, colour: 'Gray', style: 'Rustic', design: {
      layout: [['doors', 1.6], ['drawers2', 1], ['doors', 1.6]],
      front: 'ledged', base: 'sled', wood: 'driftwood', pull: 'knob', pullMetal: 'matte black',
      top: { timber: 'walnut' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'boat', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'nagagami-24-black', name: 'Nagagami', brand: 'Boreal & Stone', priceCents: 64_900, isInStock: false, rating: 4.2,
    widthIn: 24, sinks: 1, colour: 'Black', style: 'Transitional', design: {
      layout: [['tip+doors', 1]],
      front: 'slim', base: 'tapered', wood: 'charcoal', pull: 'bar', pullMetal: 'brushed brass',
      top: { quartz: 'calacatta-oro-classic' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'boat', tap: 'tall', tapMetal: 'brushed brass',
    } },
  { slug: 'cedar-point-30-brown', name: 'Cedar Point', brand: 'Lakehead', priceCents: 94_900, isInStock: true, rating: 4.3,
    widthIn: 30, sinks: 1, colour: 'Brown', style: 'Rustic', design: {
      layout: [['doors', 1]],
      front: 'plank', base: 'shelf', wood: 'smoked oak', pull: 'strap', pullMetal: 'matte black',
      top: { quartz: 'calacatta-supreme' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'oval', tap: 'single', tapMetal: 'oil-rubbed bronze',
    } },
  { slug: 'pays-plat-36-natural', name: 'Pays Plat', brand: 'Superior', priceCents: 134_900, isInStock: true, rating: 4.4,
    widthIn: 36, sinks: 1, colour: 'Natural', style: 'Modern', design: {
      layout: [['drawers2', 1], ['doors', 1.8]],
      front: 'fluted', base: 'hung', wood: 'pale oak', pull: 'none', pullMetal: 'chrome',
      top: { quartz: 'fairy-white' }, topThicknessCm: 3, hasUpstand: false,
      basin: 'oval', tap: 'square', tapMetal: 'chrome',
    } },
  { slug: 'moonrise-48-white', name: 'Moonrise', brand: 'Nipigon', priceCents: 154_900, isInStock: false, rating: 4.5,
    widthIn: 48, sinks: 1, colour: 'White', style: 'Traditional', design: {
      layout: [['drawers3', 1], ['tip+doors', 1.7], ['drawers3', 1]],
      front: 'raised', base: 'bracket', wood: 'linen', pull: 'knob', pullMetal: 'chrome',
      top: { quartz: 'himalaya-dove' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'rectangle', tap: 'cross', tapMetal: 'chrome',
    } },
  { slug: 'agawa-24-gray', name: 'Agawa', brand: 'Boreal & Stone', priceCents: 69_900, isInStock: true, rating: 4.6,
    widthIn: 24, sinks: 1, colour: 'Gray', style: 'Traditional', design: {
      layout: [['tip+doors', 1]],
      front: 'raised', base: 'bracket', wood: 'warm grey', pull: 'ring', pullMetal: 'oil-rubbed bronze',
      top: { quartz: 'carrara-super' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'oval', tap: 'widespread', tapMetal: 'oil-rubbed bronze',
    } },
  { slug: 'winterberry-30-black', name: 'Winterberry', brand: 'Lakehead', priceCents: 84_900, isInStock: true, rating: 4.7,
    widthIn: 30, sinks: 1, colour: 'Black', style: 'Transitional', design: {
      layout: [['doors', 1]],
      front: 'shaker', base: 'plinth', wood: 'charcoal', pull: 'knob', pullMetal: 'chrome',
      top: { quartz: 'snow-ultra' }, topThicknessCm: 2, hasUpstand: true,
      basin: 'rectangle', tap: 'widespread', tapMetal: 'chrome',
    } },
  { slug: 'dorion-36-brown', name: 'Dorion', brand: 'Superior', priceCents: 119_900, isInStock: false, rating: 4.8,
    widthIn: 36, sinks: 1, colour: 'Brown', style: 'Rustic', design: {
      layout: [['tip+doors', 1]],
      front: 'plank', base: 'square', wood: 'smoked oak', pull: 'ring', pullMetal: 'matte black',
      top: { timber: 'smoked oak' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'square', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'lichen-48-natural', name: 'Lichen', brand: 'Nipigon', priceCents: 164_900, isInStock: true, rating: 4.9,
    widthIn: 48, sinks: 1, colour: 'Natural', style: 'Modern', design: {
      layout: [['drawers2', 1], ['drawers2', 1]],
      front: 'slim', base: 'plinth', wood: 'pale oak', pull: 'edge', pullMetal: 'brushed nickel',
      top: { quartz: 'space-grey' }, topThicknessCm: 2, hasUpstand: false,
      basin: 'long', tap: 'tall', tapMetal: 'brushed nickel',
    } },
  { slug: 'minnitaki-60-white', name: 'Minnitaki', brand: 'Boreal & Stone', priceCents: 214_900, isInStock: true, rating: 4.2,
    widthIn: 60, sinks: 2, colour: 'White', style: 'Rustic', design: {
      layout: [['drawers1', 1], ['drawers1', 1]],
      front: 'ledged', base: 'shelf', wood: 'limed oak', pull: 'strap', pullMetal: 'matte black',
      top: { timber: 'oak' }, topThicknessCm: 4, hasUpstand: false,
      basin: 'round', tap: 'tall', tapMetal: 'matte black',
    } },
  { slug: 'hearthstone-72-gray', name: 'Hearthstone', brand: 'Lakehead', priceCents: 269_900, isInStock: false, rating: 4.3,
    widthIn: 72, sinks: 2, colour: 'Gray', style: 'Modern', design: {
      layout: [['doors', 1.7], ['drawers2', 1], ['doors', 1.7]],
      front: 'slab', base: 'hung', wood: 'dove', pull: 'none', pullMetal: 'matte black',
      top: { quartz: 'white-valley' }, topThicknessCm: 3, hasUpstand: false,
      basin: 'rectangle', tap: 'square', tapMetal: 'matte black',
    } },
] as const satisfies readonly VanityRow[];

/** All slugs. Other data about vanities are records with these keys. */
export type VanitySlug = (typeof rows)[number]['slug'];

export const vanityRows: readonly VanityRow[] = rows;
