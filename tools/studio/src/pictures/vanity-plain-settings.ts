import type { VanitySlug } from '@showroom/catalog-data/products/vanities';

/** What a stylist puts beside a vanity, and how it is told. */
export type VanityStyling = { readonly things: readonly string[]; readonly told: string };

const stylings = {
  // For small tops.
  soap: { things: ['soap'], told: 'with a dark soap bottle on the top' },
  eucalyptus: { things: ['eucalyptus'], told: 'with eucalyptus in a small clay vase' },
  rail: { things: ['rail', 'soap-white'], told: 'with a towel on a rail at its right' },
  bottle: { things: ['bottle'], told: 'with a stoneware bottle on the top' },
  'floor basket': { things: ['floor-basket'], told: 'with a basket of towels on the floor at its left' },
  // For wide ones.
  'branches and soap': { things: ['branches', 'soap'], told: 'with olive branches in a vase and a soap bottle' },
  'towels and tray': { things: ['towels', 'tray'], told: 'with folded towels and a walnut tray' },
  'eucalyptus and bowl': { things: ['eucalyptus', 'bowl'], told: 'with eucalyptus in a clay vase and a small bowl' },
  'branches and stool': {
    things: ['branches', 'stool'],
    told: 'with branches in a vase and a stool of towels at its left',
  },
  'bottle and tray': { things: ['bottle', 'tray'], told: 'with a stoneware bottle and a soap tray' },
  'branches and rail': {
    things: ['branches', 'tumbler', 'rail'],
    told: 'with branches in a vase and a towel hung on the wall',
  },
} as const satisfies Readonly<Record<string, VanityStyling>>;

type Setting = readonly [styling: keyof typeof stylings, floor: 'oak' | 'stone'];

/** In what each vanity was photographed before a plain wall: the compiler says which is missing. */
const settings: Readonly<Record<VanitySlug, Setting>> = {
  'wabigoon-24-white': ['soap', 'stone'],
  'tamarack-30-gray': ['eucalyptus', 'oak'],
  'pukaskwa-36-black': ['eucalyptus and bowl', 'stone'],
  'jackpine-48-brown': ['branches and stool', 'stone'],
  'kakabeka-60-natural': ['bottle and tray', 'oak'],
  'driftstone-72-white': ['branches and rail', 'stone'],
  'rossport-36-gray': ['branches and soap', 'stone'],
  'black-spruce-48-black': ['towels and tray', 'oak'],
  'shebandowan-60-brown': ['eucalyptus and bowl', 'stone'],
  'portage-72-natural': ['branches and stool', 'stone'],
  'michipicoten-24-white': ['soap', 'oak'],
  'snowberry-30-gray': ['eucalyptus', 'stone'],
  'quetico-60-black': ['branches and soap', 'stone'],
  'fireweed-72-brown': ['towels and tray', 'oak'],
  'palisade-24-natural': ['floor basket', 'stone'],
  'whitefish-30-white': ['soap', 'stone'],
  'ouimet-36-gray': ['bottle and tray', 'oak'],
  'sugarbush-48-black': ['branches and rail', 'stone'],
  'terrace-bay-24-brown': ['bottle', 'stone'],
  'caribou-30-natural': ['floor basket', 'oak'],
  'longlac-36-white': ['eucalyptus and bowl', 'stone'],
  'labrador-48-gray': ['branches and stool', 'stone'],
  'aguasabon-60-black': ['bottle and tray', 'oak'],
  'birchbark-72-brown': ['branches and rail', 'stone'],
  'sibley-36-natural': ['branches and soap', 'stone'],
  'loon-48-white': ['towels and tray', 'oak'],
  'schreiber-60-gray': ['eucalyptus and bowl', 'stone'],
  'northern-lights-72-black': ['branches and stool', 'stone'],
  'kashabowie-24-brown': ['bottle', 'oak'],
  'juniper-30-natural': ['floor basket', 'stone'],
  'batchawana-60-white': ['branches and soap', 'stone'],
  'ice-house-72-gray': ['towels and tray', 'oak'],
  'nagagami-24-black': ['rail', 'stone'],
  'cedar-point-30-brown': ['bottle', 'stone'],
  'pays-plat-36-natural': ['bottle and tray', 'oak'],
  'moonrise-48-white': ['branches and rail', 'stone'],
  'agawa-24-gray': ['eucalyptus', 'stone'],
  'winterberry-30-black': ['rail', 'oak'],
  'dorion-36-brown': ['eucalyptus and bowl', 'stone'],
  'lichen-48-natural': ['branches and stool', 'stone'],
  'minnitaki-60-white': ['bottle and tray', 'oak'],
  'hearthstone-72-gray': ['branches and rail', 'stone'],
};

const settingBySlug: ReadonlyMap<string, Setting> = new Map(Object.entries(settings));

/** The styling and the floor of a vanity's pictures. */
export function vanityPlainSetting(slug: string): { readonly styling: VanityStyling; readonly floor: Setting[1] } {
  const setting = settingBySlug.get(slug);
  if (setting === undefined) throw new Error(`No setting for the vanity ${slug}`);
  const [styling, floor] = setting;
  return { styling: stylings[styling], floor };
}
