import { flooring } from '@showroom/catalog-data/products/flooring';
import { daylightSamples, type StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

export const flooringLooks: Readonly<Record<string, ProductLook>> = {
  'nipigon-white-oak-brushed': {
    parameters: {
      colour: 'white oak',
      width_in: 7.5,
      length_in: 72,
      relief: 0.4,
      room: 'dining',
      wall: '#E9E6DF',
      heading: 4,
      accent: '#7C8474',
      angle: 90,
    },
    views: {
      room: { room: 'bedroom', wall: '#DCD6CB', accent: '#8C9AA0', light: 'facing' },
    },
    alt: {
      front:
        'Wide boards of pale brushed oak running to the far wall of a light dining room, window sun across them in panes, with an oak table, three chairs and a framed print.',
      detail:
        'Close-up of the brushed oak: raised grain, small dark pores and the fine bevel between two boards, lit low from the left.',
      room: 'The pale brushed oak in a bedroom, its boards running under an oak bed with a blue-grey cover, the sun from a lake window shining in the grain.',
    },
  },
  'superior-walnut-natural': {
    parameters: {
      colour: 'walnut',
      width_in: 5,
      length_in: 84,
      relief: 0.2,
      roughness: 0.36,
      room: 'living',
      wall: '#E7E1D6',
      accent: ['#B9A98E', '#8F5B40'],
      angle: 90,
    },
    views: {
      detail: { room: 'dining', accent: null, at: [-0.35, -1.8] },
      room: { room: 'dining', wall: '#C9CDBF', accent: '#B08A5E', light: 'soft' },
    },
    alt: {
      front:
        'Narrow walnut boards, chocolate to plum brown, running towards a glazed door with a lake behind it; an oatmeal armchair with a rust cushion, a small round table and a floor lamp stand on them.',
      detail:
        'Close-up of oiled walnut boards: fine straight grain, chocolate beside plum, and a dark hairline where two strips meet.',
      room: 'The walnut strips in a dining room under an overcast sky, an oak table with caramel chairs on them and a plant against a grey-green wall.',
    },
  },
  'kakabeka-hickory-hand-scraped': {
    parameters: {
      colour: 'hickory',
      width_in: 6.5,
      length_in: 60,
      relief: 0.3,
      options: { scraped: 0.5 },
      room: 'hall',
      wall: '#E3DCCF',
      heading: -6,
      accent: '#2F3B36',
    },
    views: {
      room: { room: 'living', wall: '#D9D8CC', accent: ['#6C7A80', '#B58A4E'], light: 'facing' },
    },
    alt: {
      front:
        'Hickory boards varying from cream to russet, gently hollowed by hand scraping, in an entrance hall with a dark green door, a cushioned oak bench, jackets on pegs and rubber boots.',
      detail:
        'Close-up of hand-scraped hickory: shallow hollows along the grain catch the light, cream sapwood next to a russet board.',
      room: 'The hickory floor in a living room with a glazed door to a lake, sun on the scraped boards in front of a grey-blue armchair with an ochre cushion.',
    },
  },
  'lakehead-oak-herringbone': {
    parameters: {
      colour: 'natural oak',
      layout: 'herringbone',
      width_in: 4,
      length_in: 24,
      angle: 45,
      relief: 0.2,
      room: 'foyer',
      wall: '#B9BFAE',
      heading: 5,
    },
    views: {
      room: { room: 'living', wall: '#E4DED2', accent: ['#7C8A76', '#D8CBB2'], light: 'late' },
    },
    alt: {
      front:
        'Warm oak blocks in herringbone, the points running towards a white panelled wall with a walnut console, a framed print and a vase of branches, in window light.',
      detail:
        'Close-up of the oak herringbone: the end of one block meets the side of the next, with tight joints and matte grain.',
      room: 'The oak herringbone in a living room in low sun, under a sage armchair, a small round table and a floor lamp beside a glazed door.',
    },
  },
  'harbour-grey-ash-plank': {
    parameters: {
      colour: 'grey ash',
      width_in: 9,
      length_in: 60,
      relief: 0.3,
      roughness: 0.38,
      room: 'kitchen',
      wall: '#E8E5DE',
      heading: -8,
      accent: '#5D6B76',
      angle: 90,
    },
    views: {
      room: { room: 'bedroom', wall: '#D9CFC2', accent: '#A9765A', light: 'soft' },
    },
    alt: {
      front:
        'Wide driftwood-grey vinyl planks with an embossed ash grain, running up to slate-blue kitchen cabinets with a pale countertop and two oak stools.',
      detail:
        'Close-up of the grey vinyl plank: embossed ash grain in driftwood grey, and the fine bevel between two planks.',
      room: 'The wide grey planks in a bedroom on an overcast day, under an oak bed with a clay-red cover and an armchair by the window.',
    },
  },
  'boardwalk-chestnut-herringbone': {
    parameters: {
      colour: 'chestnut',
      layout: 'herringbone',
      width_in: 5,
      length_in: 25,
      angle: 0,
      relief: 0.12,
      roughness: 0.4,
      joint_mm: 0.8,
      room: 'living',
      wall: '#D9D2C3',
      heading: 4,
      accent: ['#5E6B5C', '#D3C8B4'],
    },
    views: {
      detail: { room: 'dining', accent: null },
      room: { room: 'kitchen', wall: '#EEE8DC', accent: '#E3DCCB', light: 'late' },
    },
    alt: {
      front:
        'Chestnut-brown vinyl blocks in a herringbone square to the wall, dark and light legs crossing, with a green armchair, a linen cushion and a floor lamp beside a glazed door.',
      detail:
        'Close-up of the chestnut vinyl herringbone: dark and light blocks crossing, with printed grain and narrow bevelled joints.',
      room: 'The chestnut herringbone in a kitchen with cream cabinets, low sun across the pattern, oak stools and a shelf of stoneware.',
    },
  },
  'harbour-cement-vinyl-tile': {
    parameters: {
      surface: 'clouded',
      colour: '#999B92',
      width_in: 18,
      length_in: 36,
      stagger: 0.5,
      joint_mm: 2.5,
      grout: '#5E605A',
      roughness: 0.4,
      options: { contrast: 0.33, scale: 3.4, grain: 0.6, spread: 0.13, relief: 0.03 },
      room: 'kitchen',
      wall: '#EEEAE2',
      heading: 5,
      accent: '#33393C',
    },
    views: {
      room: { room: 'bath', wall: '#E9E3D8', accent: null, light: 'soft' },
    },
    alt: {
      front:
        'Soft grey cement-look vinyl tiles, twice as long as wide and laid half a tile apart, in front of charcoal kitchen cabinets with a countertop, a brass faucet and two oak stools.',
      detail:
        'Close-up of the cement-look vinyl in window sun: soft grey clouding, and the darker painted bevel that reads as grout.',
      room: 'The grey cement-look vinyl tiles in a bathroom under soft light, with a white free-standing tub, a brass filler and a plant.',
    },
  },
  'marathon-calacatta-porcelain': {
    parameters: {
      surface: 'marble',
      colour: 'calacatta-oro-classic',
      width_in: 24,
      length_in: 48,
      joint_mm: 2,
      grout: '#B3ADA2',
      roughness: 0.09,
      room: 'bath',
      wall: '#DCD5C8',
      heading: 4,
    },
    views: {
      room: { room: 'foyer', wall: '#9AA39C', accent: '#F0EDE6', light: 'soft' },
    },
    alt: {
      front:
        'Large polished white tiles with grey and gold veins and hairline joints, mirroring a free-standing white tub, a brass filler and a stool with towels.',
      detail:
        'Close-up of polished white porcelain in window sun: a gold and grey vein ends at the hairline joint where the next tile begins.',
      room: 'The polished white tiles in an entrance hall with white panelling and a grey-green wall, mirroring a walnut console, their gold veins running on to the corner.',
    },
  },
  'marathon-noir-porcelain': {
    parameters: {
      surface: 'marble',
      colour: 'sahara-noir',
      width_in: 24,
      length_in: 24,
      joint_mm: 2,
      grout: '#2A2826',
      roughness: 0.07,
      room: 'foyer',
      wall: '#CFC6B6',
      heading: -5,
    },
    views: {
      room: { room: 'bath', wall: '#D9D0C1', accent: null, light: 'soft' },
    },
    alt: {
      front:
        'Polished black tiles two feet square with sparse white and rust veins, mirroring a white panelled wall, a walnut console and a vase of branches.',
      detail:
        'Close-up of polished black porcelain: white and rust veins stop at a hairline joint, the daylight shining in the surface.',
      room: 'The polished black tiles in a bathroom, mirroring a white free-standing tub, a brass filler and a stool with towels.',
    },
  },
  'marathon-cement-porcelain': {
    parameters: {
      surface: 'clouded',
      colour: '#A0978A',
      width_in: 32,
      length_in: 32,
      joint_mm: 3,
      grout: '#847C72',
      roughness: 0.46,
      options: { contrast: 0.24, scale: 1.6 },
      room: 'living',
      wall: '#ECE9E3',
      heading: 8,
      accent: ['#9A6A52', '#C9BBA4'],
    },
    views: {
      detail: { room: 'dining', accent: null, at: [-0.55, -1.74] },
      room: { room: 'kitchen', wall: '#EFEBE3', accent: '#4B5A55', light: 'soft' },
    },
    alt: {
      front:
        'Very large square tiles in warm cement grey with soft clouding, running to a glazed door with linen curtains; a clay-coloured armchair and a floor lamp at the right.',
      detail:
        'Close-up of warm cement-grey porcelain: soft clouding under a fine matte surface, and a thin joint where the tiles meet.',
      room: 'The very large cement-grey tiles in a kitchen on an overcast day, with spruce-green cabinets, oak stools and a shelf of stoneware.',
    },
  },
  'sibley-terrazzo-porcelain': {
    parameters: {
      surface: 'terrazzo',
      colour: ['#DDD4C4', '#8A7B69', '#B89A76', '#F2EDE3', '#566A5C'],
      width_in: 24,
      length_in: 24,
      joint_mm: 2,
      grout: '#C6BBA9',
      roughness: 0.34,
      room: 'kitchen',
      wall: '#F0ECE4',
      heading: -4,
      accent: '#8C5F49',
    },
    views: {
      room: { room: 'dining', wall: '#E2D3BC', accent: '#566A5C', light: 'late' },
    },
    alt: {
      front:
        'Oatmeal terrazzo tiles scattered with sand, umber, white and spruce-green chips, in front of terracotta-coloured kitchen cabinets and two oak stools.',
      detail:
        'Close-up of the terrazzo: sharp chips of sand, umber, white and spruce green in an oatmeal ground, with a fine putty joint.',
      room: 'The terrazzo tiles in a breakfast room in low sun, under an oak table with spruce-green chairs, a tall plant beside it.',
    },
  },
  'terrace-bay-slate': {
    parameters: {
      surface: 'slate',
      colour: ['#4A4F50', '#64625B', '#3C4244'],
      width_in: 16,
      length_in: 24,
      stagger: 0.5,
      joint_mm: 6,
      grout: '#6E6B64',
      roughness: 0.5,
      room: 'hall',
      wall: '#EDE8DE',
      heading: 5,
      accent: '#8A5A3C',
    },
    views: {
      room: { room: 'foyer', wall: '#B5AD9C', accent: '#E9E5DB', light: 'late' },
    },
    alt: {
      front:
        'Charcoal and blue-grey slate with split, stepped faces and touches of rust, wide grey joints, in a hall with a russet door, an oak bench, rubber boots and a basket.',
      detail:
        'Close-up of riven slate: thin leaves split away in steps, blue-grey and charcoal, beside a wide rough joint.',
      room: 'The riven slate in an entrance with white panelling in low sun, under a walnut console, a vase of branches and a plant.',
    },
  },
  'silver-islet-limestone': {
    parameters: {
      surface: 'clouded',
      colour: '#D9CDB8',
      width_in: 24,
      length_in: 36,
      stagger: 0.5,
      joint_mm: 4,
      grout: '#C9BDA8',
      roughness: 0.52,
      options: { contrast: 0.16, scale: 3.4, fleck: '#AE9B7E', relief: 0.14 },
      room: 'dining',
      wall: '#C9CBBF',
      heading: -6,
      accent: '#6F5B4B',
    },
    views: {
      room: { room: 'bath', wall: '#CFC7B6', accent: null, light: 'late' },
    },
    alt: {
      front:
        'Cream limestone flags flecked with tiny shells, laid half a stone apart, window sun across them, an oak table and chairs against a sage wall.',
      detail:
        'Close-up of brushed limestone: cream stone flecked with small shells and pits, and a joint of its own colour.',
      room: 'The cream limestone flags in a bathroom in low sun, under a white free-standing tub, a brass filler and a stool with towels.',
    },
  },
  'pine-bay-sandstone': {
    parameters: {
      surface: 'clouded',
      colour: '#B09A7C',
      width_in: 18,
      length_in: 18,
      joint_mm: 5,
      grout: '#C3B598',
      roughness: 0.62,
      options: { contrast: 0.3, scale: 2.2, grain: 0.45, spread: 0.2, relief: 0.22, fleck: '#8E7350' },
      room: 'hall',
      wall: '#F0EBE1',
      heading: -3,
      accent: '#52646B',
    },
    views: {
      room: { room: 'living', wall: '#E9E2D3', accent: ['#5F7074', '#C9A46A'], light: 'facing' },
    },
    alt: {
      front:
        'Buff sandstone squares in a grid with pale joints, each a slightly different tan, in a hall with a blue-grey door and an oak bench under two jackets on pegs.',
      detail:
        'Close-up of buff sandstone: gritty grain and small dark flecks, one stone a shade lighter than the next, with a sandy joint.',
      room: 'The buff sandstone squares in a garden room with a glazed door to a lake, sun across them in front of a blue-grey armchair.',
    },
  },
  'current-river-hex-sage': {
    parameters: {
      surface: 'glazed',
      colour: ['#8D9C86', '#7E8F7C', '#9BA894'],
      layout: 'hexagon',
      width_in: 8,
      joint_mm: 3,
      grout: '#D8D0C0',
      roughness: 0.42,
      options: { spread: 0.1 },
      room: 'bath',
      wall: '#F0ECE4',
      heading: 5,
    },
    views: {
      detail: { near: false },
      room: { room: 'hall', wall: '#F1ECE1', accent: '#7A4B38', light: 'soft' },
    },
    alt: {
      front:
        'Matte sage-green hexagon tiles with bone-coloured joints, each a shade apart, under a white free-standing tub with a brass filler and a towel stool.',
      detail:
        'Close-up of the sage hexagons: matte glaze a shade apart from tile to tile, rounded edges and bone-coloured joints.',
      room: 'The sage hexagon tiles in a hall with a brown door, an oak bench with rubber boots and a basket under it, and jackets on pegs.',
    },
  },
  'finlayson-chequerboard': {
    parameters: {
      surface: 'chequer',
      colour: ['#EBE5D8', '#3A3B3B'],
      width_in: 12,
      angle: 45,
      joint_mm: 2,
      grout: '#A9A398',
      roughness: 0.15,
      options: { spread: 0.05, swell: 0.15 },
      room: 'foyer',
      wall: '#8E9A8C',
      heading: 0,
    },
    views: {
      detail: { near: false },
      room: { room: 'kitchen', wall: '#F0ECE3', accent: '#7C8F93', light: 'late' },
    },
    alt: {
      front:
        'A glossy checkerboard of cream and charcoal tiles laid corner to corner, a white panelled wall, a walnut console and a framed print above it.',
      detail:
        'Close-up of the checkerboard: glossy cream and charcoal tiles that meet corner to corner, with fine joints.',
      room: 'The cream and charcoal checkerboard in a kitchen with blue-grey cabinets in low sun, oak stools and a shelf of stoneware.',
    },
  },
  'red-rock-terracotta': {
    parameters: {
      surface: 'glazed',
      colour: ['#B4714E', '#C98C63', '#A35F41'],
      width_in: 8,
      length_in: 8,
      joint_mm: 8,
      grout: '#BCA58C',
      roughness: 0.6,
      options: { spread: 0.18, swell: 0.6 },
      room: 'kitchen',
      wall: '#EFE8DC',
      heading: 2,
      accent: '#66705C',
    },
    views: {
      detail: { near: false },
      room: { room: 'dining', wall: '#EEE6D8', accent: '#4F6268', light: 'soft' },
    },
    alt: {
      front:
        'Small square terracotta tiles from brick to peach, softly uneven, with wide sandy joints, in front of olive-green kitchen cabinets and two oak stools.',
      detail:
        'Close-up of terracotta tiles: softly uneven faces from brick to peach, worn edges and wide sandy joints.',
      room: 'The terracotta tiles in a dining room on an overcast day, under an oak table with slate-blue chairs and a tall plant.',
    },
  },
  'loon-lake-wool-loop': {
    parameters: {
      surface: 'carpet',
      colour: ['#C6BAA5', '#D2C7B3', '#DBD1BF', '#BCAF99'],
      options: { kind: 'loop', tuft: 0.009 },
      room: 'living',
      wall: '#E5DED2',
      heading: -4,
      accent: ['#66727A', '#B99A63'],
    },
    views: {
      room: { room: 'bedroom', wall: '#C4C9BF', accent: '#B9805C', light: 'late' },
    },
    alt: {
      front:
        'Wall-to-wall wool loop carpet in oat and fleece tones, its small loops catching low sun, under a grey-blue armchair with an ochre cushion and a floor lamp beside a glazed door.',
      detail:
        'Close-up of the wool loop carpet: fat close loops in oat and fleece tones, each with its own small shadow.',
      room: 'The wool loop carpet in a bedroom with grey-green walls in low sun, under an oak bed with a terracotta cover.',
    },
  },
  'sleeping-giant-moss-pile': {
    parameters: {
      surface: 'carpet',
      colour: ['#787864', '#83836F', '#6A6A57'],
      options: { kind: 'pile', tuft: 0.0056 },
      room: 'bedroom',
      wall: '#E9E2D6',
      heading: 0,
    },
    views: {
      detail: { room: 'dining', accent: null },
      room: { room: 'living', wall: '#E7DFD1', accent: ['#C7B79C', '#8A5A44'], light: 'late' },
    },
    alt: {
      front:
        'Soft moss-green cut-pile carpet with the broad light and dark tracks of a vacuum cleaner, window sun across it, under an oak bed with a sage cover and an armchair.',
      detail: 'Close-up of the moss-green cut pile: soft upright tufts, darker where they lean away from the light.',
      room: 'The moss-green carpet in a living room in low sun, under a sand-coloured armchair with a brown cushion and a floor lamp.',
    },
  },
};

export function flooringPictures(): readonly StudioPicture[] {
  return picturesOf(flooring, 'products.floor', flooringLooks, daylightSamples);
}
