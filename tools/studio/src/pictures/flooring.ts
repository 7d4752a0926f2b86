import { flooring } from '@showroom/catalog-data/products/flooring';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

const looks: Readonly<Record<string, ProductLook>> = {
  'nipigon-white-oak-brushed': {
    parameters: { colour: 'white oak', width_in: 7.5, length_in: 72, relief: 0.4, styling: 'chair' },
    alt: {
      front:
        'Wide boards of pale brushed oak running along a cream wall, window sun lying across them in panes, with an oak chair and a plant in a clay pot in the corner.',
      detail:
        'Close to the brushed oak: raised grain, small dark pores and the fine bevel between two boards, lit low from the left.',
    },
  },
  'superior-walnut-natural': {
    parameters: {
      colour: 'walnut',
      width_in: 5,
      length_in: 84,
      relief: 0.2,
      roughness: 0.36,
      styling: 'armchair',
    },
    alt: {
      front:
        'Narrow walnut boards, chocolate to plum brown, under window sun, with an oatmeal upholstered armchair in the corner of a cream room.',
    },
  },
  'kakabeka-hickory-hand-scraped': {
    parameters: {
      colour: 'hickory',
      width_in: 6.5,
      length_in: 60,
      relief: 0.3,
      options: { scraped: 0.5 },
      styling: 'basket',
    },
    alt: {
      front:
        'Hickory boards varying from cream to russet, gently hollowed by hand scraping, with a woven basket and an oak bench against the wall.',
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
      styling: 'bench',
    },
    alt: {
      front:
        'Warm oak blocks in herringbone, the points running towards the wall, an oak bench with books and a dark vase standing on them in window light.',
    },
  },
  'harbour-grey-ash-plank': {
    parameters: {
      colour: 'grey ash',
      width_in: 9,
      length_in: 60,
      relief: 0.3,
      roughness: 0.38,
      styling: 'rug',
      wall: '#DFDAD1',
    },
    alt: {
      front:
        'Wide driftwood-grey vinyl planks with an embossed ash grain, the corner of a flat woven rug and an oak chair on them.',
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
      styling: 'walnut chair',
    },
    alt: {
      front:
        'Chestnut-brown vinyl blocks in a herringbone square to the wall, dark and light legs crossing, with a walnut chair in the corner.',
    },
  },
  'harbour-cement-vinyl-tile': {
    parameters: {
      surface: 'clouded',
      colour: '#A3A49C',
      width_in: 18,
      length_in: 36,
      stagger: 0.5,
      joint_mm: 1,
      grout: '#6F706A',
      roughness: 0.4,
      options: { contrast: 0.3, relief: 0.03 },
      styling: 'plant',
    },
    alt: {
      front:
        'Soft grey cement-look vinyl tiles, twice as long as wide and laid half a tile apart, with a tall plant in a clay pot.',
    },
  },
  'marathon-calacatta-porcelain': {
    parameters: {
      surface: 'marble',
      colour: 'calacatta-oro-classic',
      width_in: 24,
      length_in: 48,
      stagger: 0.5,
      joint_mm: 2,
      grout: '#B3ADA2',
      roughness: 0.09,
      styling: 'walnut bench',
    },
    alt: {
      front:
        'Large polished white tiles with grey and gold veins and hairline joints, mirroring a walnut bench and the window.',
      detail:
        'Close to polished white porcelain: a grey and gold vein meeting the fine joint between two tiles, the window shining in the surface.',
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
      styling: 'armchair',
    },
    alt: {
      front:
        'Polished black tiles two feet square with sparse white and rust veins, reflecting an oatmeal armchair and a cream wall.',
    },
  },
  'marathon-cement-porcelain': {
    parameters: {
      surface: 'clouded',
      colour: '#BDB4A6',
      width_in: 32,
      length_in: 32,
      joint_mm: 3,
      grout: '#9D958A',
      roughness: 0.46,
      options: { contrast: 0.24, scale: 1.6 },
      styling: 'bench',
    },
    alt: {
      front:
        'Very large square tiles in warm cement grey with soft clouding, an oak bench with books and a vase on them.',
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
      styling: 'chair',
    },
    alt: {
      front:
        'Oatmeal terrazzo tiles scattered with sand, umber, white and spruce-green chips, under an oak chair and a potted plant.',
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
      styling: 'basket',
    },
    alt: {
      front:
        'Charcoal and blue-grey slate with split, stepped faces and touches of rust, wide grey joints, a woven basket and an oak bench by the wall.',
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
      styling: 'plant',
    },
    alt: {
      front:
        'Cream limestone flags flecked with tiny shells, laid half a stone apart, window sun across them and a plant in the corner.',
    },
  },
  'pine-bay-sandstone': {
    parameters: {
      surface: 'clouded',
      colour: '#B3956F',
      width_in: 18,
      length_in: 18,
      angle: 45,
      joint_mm: 5,
      grout: '#A08B6D',
      roughness: 0.62,
      options: { contrast: 0.14, scale: 5, grain: 0.4, spread: 0.16, relief: 0.22 },
      styling: 'walnut chair',
    },
    alt: {
      front:
        'Buff sandstone squares laid corner to corner, each a slightly different tan, with a walnut chair standing on them.',
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
      styling: 'chair',
    },
    alt: {
      front:
        'Matte sage-green hexagon tiles with bone-coloured joints, each a shade apart, an oak chair and a plant in window sun.',
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
      styling: 'bench',
    },
    alt: {
      front: 'A glossy chequerboard of cream and charcoal tiles laid corner to corner, an oak bench reflected in it.',
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
      styling: 'basket',
    },
    alt: {
      front:
        'Small square terracotta tiles from brick to peach, softly uneven, with wide sandy joints, a woven basket and an oak bench.',
    },
  },
  'loon-lake-wool-loop': {
    parameters: {
      surface: 'carpet',
      colour: ['#B9AB94', '#D2C6B1', '#E0D6C4', '#9A8A73'],
      options: { kind: 'loop', tuft: 0.009 },
      styling: 'armchair',
    },
    alt: {
      front:
        'Wall-to-wall wool loop carpet in mixed oat and fleece tones, rows of small loops catching low sun, an armchair on it.',
    },
  },
  'sleeping-giant-moss-pile': {
    parameters: {
      surface: 'carpet',
      colour: ['#5D6A50', '#66745A', '#556149'],
      options: { kind: 'pile', tuft: 0.006 },
      styling: 'walnut bench',
    },
    alt: {
      front: 'Deep moss-green cut-pile carpet, shaded where it has been brushed, under a walnut bench in window light.',
    },
  },
};

export function flooringPictures(): readonly StudioPicture[] {
  return picturesOf(flooring, 'products.floor', looks);
}
