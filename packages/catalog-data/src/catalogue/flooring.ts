import { productPictureNames } from '../products/branded-product.ts';
import {
  flooring,
  flooringColours,
  flooringFinishes,
  flooringMaterials,
  flooringPatterns,
  flooringSizes,
  type Flooring,
} from '../products/flooring.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { flooringGuide } from './guides/flooring.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

/** Solid and engineered hardwood are one material in the filter. */
function nameMaterial({ material, specifications }: Flooring): string {
  const isEngineered = specifications.some(
    ({ label, value }) => label === 'Construction' && value.startsWith('Engineered'),
  );
  return material === 'Hardwood' && isEngineered ? 'Engineered hardwood' : material;
}

export const flooringDefinition = brandedFamily(productFamilies.flooring, {
  groups: [
    closedListGroup({
      id: 'material',
      label: 'Material',
      values: flooringMaterials,
      valueOf: ({ material }) => material,
    }),
    closedListGroup({ id: 'size', label: 'Size', values: flooringSizes, valueOf: ({ size }) => size }),
    closedListGroup({ id: 'colour', label: 'Colour', values: flooringColours, valueOf: ({ colour }) => colour }),
    closedListGroup({ id: 'pattern', label: 'Pattern', values: flooringPatterns, valueOf: ({ pattern }) => pattern }),
    closedListGroup({ id: 'finish', label: 'Finish', values: flooringFinishes, valueOf: ({ finish }) => finish }),
  ],
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [6, 9, 12],
  heroPicture: 'scenes/flooring-hero',
  intro: `${flooring.length} products in wood, stone, tile, vinyl and carpet, priced by the square foot, material only. Take a sample home first: a floor looks different in your own light.`,
  closingWords: {
    title: 'How much do you need?',
    text: 'Length × width, plus 10% for cuts and spares. Send us a plan and we’ll count the boxes.',
  },
  guide: flooringGuide,
  materialOf: nameMaterial,
  // The flat picture that rooms are laid with also shows pattern and tone without the light of a room.
  pictureNamesOf: (floor) => [...productPictureNames(floor), `room-floors/${floor.slug}`],
  // The pattern and the picture show the colour of wood better than "beige" does.
  taglineOf: (floor) =>
    `${nameMaterial(floor)} with a ${floor.finish.toLowerCase()} finish${floor.pattern === 'Wood-look' ? '' : `, in ${floor.colour.toLowerCase()}`}.`,
  hasSamples: true,
  search: {
    category: 'Flooring',
    // "Wood-look" would suggest that real wood isn't real.
    describe: (floor) =>
      [nameMaterial(floor), ...(floor.material === 'Hardwood' ? [] : [floor.pattern]), floor.finish, floor.colour].join(
        ', ',
      ) + `. ${floor.description}`,
  },
  // Material before look.
  distance: (floor, other) =>
    (floor.material === other.material ? 0 : 2) +
    (floor.pattern === other.pattern ? 0 : 1) +
    (floor.colour === other.colour ? 0 : 1),
});
