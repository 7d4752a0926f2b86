import type { VanitySlug } from '@showroom/catalog-data/products/vanities';
import type { SceneParameters } from './studio-picture.ts';

/** Things on or beside a vanity, as alt texts call them; the keys are names in `scenes/lib/vanity_things.py`. */
const things = {
  amber: 'a brown soap bottle',
  'white pump': 'a white soap bottle',
  'grey pump': 'a grey soap bottle',
  brushes: 'toothbrushes in a clay cup',
  reeds: 'scented reeds in a bottle',
  candle: 'a candle in a green cup',
  'pale candle': 'a candle in a pale cup',
  daisies: 'white flowers in a glass',
  cosmos: 'pink flowers in a glass',
  cornflowers: 'blue flowers in a glass',
  bowl: 'a terracotta bowl',
  tumbler: 'a tumbler',
  soap: 'a cake of soap in a clay dish',
  twig: 'a eucalyptus twig in a clay bottle',
  bottle: 'a stoneware bottle',
  jars: 'two lidded stoneware jars',
  cloths: 'folded cloths with a cake of soap',
  tray: 'a walnut tray with a bottle and a tumbler',
  'stone tray': 'a slate tray with a candle',
  fern: 'a seedling in a terracotta pot',
  stool: 'a stool of towels',
  hamper: 'a basket of towels on the floor',
  planter: 'a leafy plant in a clay pot on the floor',
  rail: 'a towel on a rail',
  ring: 'a towel in a ring on the wall',
  towels: 'towels on the shelf below',
  'bath sheets': 'bath sheets on the shelf below',
  rolls: 'rolled towels on the shelf below',
  crate: 'a beech crate of cloths',
  basket: 'a seagrass basket',
} as const;

/** "left", "right" and "middle" are free parts of the top. */
type Place = 'left' | 'right' | 'middle' | 'floor-left' | 'floor-right' | 'wall' | 'shelf';

/** The walls, in another colour than the case. */
const walls = {
  sage: { back: 'plaster', wall: '#97A394', told: 'a sage plaster wall' },
  clay: { back: 'plaster', wall: '#B49884', told: 'a clay-coloured plaster wall' },
  blush: { back: 'plaster', wall: '#C9B2A5', told: 'a blush plaster wall' },
  slate: { back: 'plaster', wall: '#76838A', told: 'a slate-blue plaster wall' },
  mist: { back: 'plaster', wall: '#B4C0BE', told: 'a pale grey-green plaster wall' },
  'spruce boards': { back: 'boards', accent: '#53655B', wall: '#E4DFD4', told: 'spruce green panelling' },
  'blue boards': { back: 'boards', accent: '#5B6B76', wall: '#E4E0D8', told: 'grey-blue panelling' },
  'cream boards': { back: 'boards', accent: '#DED5C3', wall: '#B9BDAE', told: 'cream panelling' },
  'mist boards': { back: 'boards', accent: '#AAB6B0', wall: '#E9E4DA', told: 'pale green panelling' },
  'green tile': { back: 'tile', accent: '#66796F', wall: '#E6E1D6', told: 'dark green tiles' },
  'sage tile': { back: 'tile', accent: '#9DAA9B', wall: '#EAE5DB', told: 'sage tiles' },
  'blue tile': { back: 'tile', accent: '#7D8F99', wall: '#E9E5DC', told: 'grey-blue tiles' },
  'white tile': { back: 'stacked', accent: '#E6E2D8', told: 'upright white tiles' },
  'teal tile': { back: 'stacked', accent: '#6C8384', told: 'upright teal tiles' },
  'rust tile': { back: 'stacked', accent: '#A57E69', told: 'upright terracotta tiles' },
} as const satisfies Readonly<Record<string, SceneParameters & { readonly told: string }>>;

const floors = {
  oak: { is: 'oak', told: 'an oak' },
  'pale oak': { is: 'pale oak', told: 'a pale oak' },
  sand: { is: 'tile:#BDB09D', told: 'a sand-coloured tile' },
  grey: { is: 'tile:#95938D', told: 'a grey tile' },
  chalk: { is: 'tile:#CFC8BB', told: 'a chalk-coloured tile' },
} as const;

type Setting = readonly [
  wall: keyof typeof walls,
  floor: keyof typeof floors,
  ...(readonly [thing: keyof typeof things, at: Place])[],
];

/** Each vanity’s setting; the compiler asks for missing ones. */
const settings: Readonly<Record<VanitySlug, Setting>> = {
  'wabigoon-24-white': ['spruce boards', 'sand', ['amber', 'right'], ['hamper', 'floor-left']],
  'tamarack-30-gray': ['blush', 'oak', ['brushes', 'left'], ['ring', 'wall']],
  'pukaskwa-36-black': ['sage tile', 'chalk', ['daisies', 'left'], ['soap', 'right']],
  'jackpine-48-brown': [
    'mist',
    'grey',
    ['cloths', 'left'],
    ['jars', 'right'],
    ['bath sheets', 'shelf'],
    ['basket', 'shelf'],
  ],
  'kakabeka-60-natural': ['slate', 'grey', ['stone tray', 'middle']],
  'driftstone-72-white': ['green tile', 'sand', ['cornflowers', 'middle'], ['soap', 'right']],
  'rossport-36-gray': ['clay', 'sand', ['twig', 'left'], ['grey pump', 'right']],
  'black-spruce-48-black': ['cream boards', 'oak', ['cloths', 'left'], ['cosmos', 'right']],
  'shebandowan-60-brown': ['mist', 'chalk', ['fern', 'left'], ['tray', 'right']],
  'portage-72-natural': ['blue boards', 'sand', ['daisies', 'middle']],
  'michipicoten-24-white': ['sage', 'oak', ['white pump', 'right'], ['stool', 'floor-left']],
  'snowberry-30-gray': ['rust tile', 'sand', ['candle', 'left'], ['planter', 'floor-left']],
  'quetico-60-black': ['white tile', 'sand', ['jars', 'middle'], ['rolls', 'shelf'], ['basket', 'shelf']],
  'fireweed-72-brown': ['white tile', 'grey', ['twig', 'middle']],
  'palisade-24-natural': ['teal tile', 'chalk', ['ring', 'wall'], ['bottle', 'left']],
  'whitefish-30-white': ['blue tile', 'sand', ['amber', 'right'], ['hamper', 'floor-left']],
  'ouimet-36-gray': ['spruce boards', 'oak', ['stone tray', 'right'], ['planter', 'floor-left']],
  'sugarbush-48-black': ['clay', 'sand', ['cosmos', 'left'], ['soap', 'right']],
  'terrace-bay-24-brown': ['mist boards', 'sand', ['brushes', 'left'], ['rail', 'wall']],
  'caribou-30-natural': ['slate', 'pale oak', ['grey pump', 'right'], ['planter', 'floor-left']],
  'longlac-36-white': ['blue tile', 'sand', ['fern', 'left'], ['crate', 'shelf'], ['rolls', 'shelf']],
  'labrador-48-gray': ['rust tile', 'sand', ['jars', 'left'], ['white pump', 'right']],
  'aguasabon-60-black': ['mist', 'pale oak', ['tray', 'left'], ['daisies', 'right']],
  'birchbark-72-brown': ['sage', 'chalk', ['stone tray', 'middle']],
  'sibley-36-natural': ['green tile', 'sand', ['cornflowers', 'left'], ['ring', 'wall']],
  'loon-48-white': ['slate', 'oak', ['candle', 'left'], ['twig', 'right']],
  'schreiber-60-gray': ['clay', 'grey', ['reeds', 'middle']],
  'northern-lights-72-black': ['sage tile', 'sand', ['cloths', 'middle']],
  'kashabowie-24-brown': ['mist', 'grey', ['amber', 'left'], ['hamper', 'floor-right']],
  'juniper-30-natural': ['blue boards', 'oak', ['fern', 'left'], ['stool', 'floor-left']],
  'batchawana-60-white': ['spruce boards', 'chalk', ['cosmos', 'left'], ['tray', 'right']],
  'ice-house-72-gray': ['teal tile', 'pale oak', ['jars', 'middle'], ['planter', 'floor-right']],
  'nagagami-24-black': ['blush', 'sand', ['pale candle', 'left'], ['rail', 'wall']],
  'cedar-point-30-brown': ['sage tile', 'chalk', ['bowl', 'left'], ['towels', 'shelf']],
  'pays-plat-36-natural': ['green tile', 'grey', ['reeds', 'left'], ['soap', 'right']],
  'moonrise-48-white': ['clay', 'sand', ['twig', 'left'], ['tumbler', 'right'], ['brushes', 'right']],
  'agawa-24-gray': ['blue tile', 'chalk', ['planter', 'floor-left'], ['amber', 'right']],
  'winterberry-30-black': ['rust tile', 'oak', ['white pump', 'right'], ['stool', 'floor-right']],
  'dorion-36-brown': ['blue tile', 'sand', ['cornflowers', 'left'], ['pale candle', 'right']],
  'lichen-48-natural': ['sage', 'grey', ['cloths', 'left'], ['amber', 'right']],
  'minnitaki-60-white': ['rust tile', 'pale oak', ['twig', 'middle'], ['towels', 'shelf'], ['crate', 'shelf']],
  'hearthstone-72-gray': ['slate', 'sand', ['daisies', 'middle']],
};

const settingBySlug: ReadonlyMap<string, Setting> = new Map(Object.entries(settings));

/** A vanity’s surroundings, for its scene and alt texts. */
export type VanitySetting = {
  readonly room: SceneParameters;
  readonly things: readonly (readonly [string, Place])[];
  /** "with a tumbler and a towel on a rail". */
  readonly told: string;
  readonly wallTold: string;
  readonly floorTold: string;
};

export function vanitySetting(slug: string): VanitySetting {
  const setting = settingBySlug.get(slug);
  if (setting === undefined) throw new Error(`No setting for the vanity ${slug}`);
  const [wall, floor, ...placed] = setting;
  const { told, ...room } = walls[wall];
  const names = placed.map(([thing]) => things[thing]);
  return {
    room: { ...room, floor: floors[floor].is },
    things: placed,
    told: `with ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}`,
    wallTold: told,
    floorTold: floors[floor].told,
  };
}
