import {
  closetFinishes,
  closetMaterials,
  closetSizes,
  closetStyles,
  closetSystems,
  closetTypes,
  type ClosetType,
} from '../products/closet-systems.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { closetGuide } from './guides/closet-systems.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

/** Types, in the middle of a sentence. */
const nouns: Readonly<Record<ClosetType, string>> = {
  'Walk-In': 'walk-in closet',
  'Reach-In': 'reach-in closet',
  Modular: 'modular closet',
  Pantry: 'pantry',
  Kids: 'kids’ closet',
  Master: 'master closet',
};

export const closetDefinition = brandedFamily(productFamilies['closet-systems'], {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: closetTypes, valueOf: ({ type }) => type }),
    closedListGroup({
      id: 'material',
      label: 'Material',
      values: closetMaterials,
      valueOf: ({ material }) => material,
    }),
    closedListGroup({ id: 'size', label: 'Size', values: closetSizes, valueOf: ({ size }) => size }),
    closedListGroup({ id: 'style', label: 'Style', values: closetStyles, valueOf: ({ style }) => style }),
    closedListGroup({ id: 'finish', label: 'Finish', values: closetFinishes, valueOf: ({ finish }) => finish }),
  ],
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [1500, 2500, 4000],
  heroPicture: 'scenes/custom-cabinetry',
  intro: `${closetSystems.length} systems for clothes, coats, toys and pantry goods, in wood, wire, laminate, metal and composite. Each is cut to fit your wall.`,
  closingWords: {
    title: 'What has to go in?',
    text: 'Count the long coats, the shoes and the boxes on the top shelf, and measure the wall in three places. We’ll draw it with you before we cut a panel.',
  },
  guide: closetGuide,
  promotion: {
    path: '/contact',
    title: 'Plan it with us',
    text: 'The showroom is open by appointment. Bring your wall measurements and we’ll design it together.',
    action: 'Schedule Consultation',
    pictureName: 'closet-systems/mission-island-walk-in/front',
  },
  taglineOf: ({ style, type, finish }) => `${style} ${nouns[type]} in ${finish.toLowerCase()}.`,
  search: {
    category: 'Closet Systems',
    describe: ({ type, style, material, finish, description }) =>
      `${type}, ${style}, ${material}, ${finish}. ${description}`,
  },
  distance: (closet, other) =>
    (closet.type === other.type ? 0 : 2) +
    (closet.style === other.style ? 0 : 1) +
    Math.abs(closet.widthIn - other.widthIn) / 100,
});
