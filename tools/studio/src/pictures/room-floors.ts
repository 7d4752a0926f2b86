import { floorPictureSize } from '@showroom/catalog-data/catalogue/floor-picture-size';
import { flooring } from '@showroom/catalog-data/products/flooring';

import { flooringLooks } from './flooring.ts';
import type { SceneParameters, StudioPicture } from './studio-picture.ts';

/** In pixels: two millimetres each. */
const pictureWidth = 2400;
/** Enough where nothing is lit from one side: under an even sky, open surfaces have no noise. */
const samples = 4;

const alts: Readonly<Record<string, string>> = {
  'nipigon-white-oak-brushed':
    'Pale brushed oak boards from straight above, 7½ inches wide, their ends staggered, with fine grain and a few small knots.',
  'superior-walnut-natural':
    'Narrow oiled walnut boards from straight above, chocolate to plum brown, each a different tone.',
  'kakabeka-hickory-hand-scraped':
    'Hickory boards from straight above, cream sapwood beside russet heartwood, hollowed along the grain by a scraper.',
  'lakehead-oak-herringbone':
    'Warm oak blocks in herringbone from straight above, their points running up the picture in even rows.',
  'harbour-grey-ash-plank':
    'Wide driftwood-grey vinyl planks from straight above, with the long soft grain of ash and staggered ends.',
  'boardwalk-chestnut-herringbone':
    'Chestnut-brown vinyl blocks in herringbone from straight above, light and dark legs crossing.',
  'harbour-cement-vinyl-tile':
    'Soft grey cement-look vinyl tiles from straight above, each row moved half a tile, with thin darker joints.',
  'marathon-calacatta-porcelain':
    'White porcelain tiles from straight above in a grid, each with other grey and gold veins, and hairline joints.',
  'marathon-noir-porcelain':
    'Black porcelain squares from straight above, crossed by sparse white and rust veins that differ from tile to tile.',
  'marathon-cement-porcelain':
    'Very large square tiles in warm cement grey from straight above, softly clouded, with thin joints.',
  'sibley-terrazzo-porcelain':
    'Oatmeal terrazzo tiles from straight above, scattered with chips of sand, umber, white and spruce green.',
  'terrace-bay-slate':
    'Charcoal and blue-grey slate from straight above, split faces with low steps and touches of rust, wide grey joints.',
  'silver-islet-limestone':
    'Cream limestone flags from straight above, flecked with small shells, each row moved half a stone.',
  'pine-bay-sandstone':
    'Buff sandstone squares from straight above in a grid, each a slightly different tan, with sandy joints.',
  'current-river-hex-sage':
    'Matte sage-green hexagon tiles from straight above, each a shade apart, with bone-coloured joints.',
  'finlayson-chequerboard':
    'A checkerboard of cream and charcoal tiles from straight above, laid corner to corner with fine joints.',
  'red-rock-terracotta':
    'Small square terracotta tiles from straight above, brick, ember and peach in turn, with wide sandy joints.',
  'loon-lake-wool-loop': 'Wool loop carpet from straight above, small close loops in oat, fleece and a little peat.',
  'sleeping-giant-moss-pile':
    'Moss-green cut-pile carpet from straight above, with the broad light and dark tracks of a vacuum cleaner.',
};

/** What of a floor's look belongs to the floor, not to the room around it. */
const floorParameters = [
  'surface',
  'colour',
  'width_in',
  'length_in',
  'relief',
  'joint_mm',
  'grout',
  'options',
] as const;

/** Each floor as a texture that repeats without an edge, for rooms that can be shown with any floor. */
export function roomFloorPictures(): readonly StudioPicture[] {
  return flooring.map((floor) => {
    const { slug, laying } = floor;
    const [look, alt] = [flooringLooks[slug], alts[slug]];
    if (look === undefined || alt === undefined) throw new Error(`No look for room-floors/${slug}`);
    const { widthM, heightM } = floorPictureSize(floor);
    return {
      name: `room-floors/${slug}`,
      script: 'products.flat_floor',
      renderer: 'flat',
      parameters: { width_m: widthM, height_m: heightM, laying, ...ownParameters(look.parameters) },
      width: pictureWidth,
      height: Math.round((pictureWidth * heightM) / widthM),
      samples,
      alt,
    };
  });
}

function ownParameters(parameters: SceneParameters): SceneParameters {
  return Object.fromEntries(
    floorParameters.flatMap((name) => {
      const value = parameters[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
