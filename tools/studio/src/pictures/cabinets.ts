import { cabinets } from '@showroom/catalog-data/products/cabinets';
import type { SceneParameters, StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

type Look = { readonly parameters: SceneParameters; readonly told: string };

/** Rows of fronts from the top down, finish and hardware of each, and what the picture shows. */
const looks: Readonly<Record<string, Look>> = {
  'lakehead-spice-base-12-white': {
    parameters: {
      layout: [
        [0.22, 'drawer'],
        [0.78, 'door-l'],
      ],
      style: 'shaker',
      wood: 'white',
      pull: 'bar',
      metal: 'brushed nickel',
    },
    told: 'A narrow white shaker base cabinet, one foot wide, with a drawer over a door and brushed nickel bars, on a limestone floor.',
  },
  'nipigon-drawer-base-18-natural': {
    parameters: {
      layout: [
        [0.24, 'drawer'],
        [0.38, 'drawer'],
        [0.38, 'drawer'],
      ],
      style: 'slab',
      wood: 'pale oak',
      pull: 'edge',
      metal: 'matte black',
    },
    told: 'A base cabinet of three flat pale oak drawers with thin black edge pulls, eighteen inches wide, against a plaster wall.',
  },
  'superior-sink-base-30-green': {
    parameters: {
      layout: [
        [0.2, 'drawer'],
        [0.8, 'doors'],
      ],
      style: 'shaker',
      wood: 'spruce',
      pull: 'knob',
      metal: 'brushed brass',
      styling: ['board'],
    },
    told: 'A spruce green shaker sink cabinet with a front above two doors and brass knobs; a walnut board leans on the wall beside it.',
  },
  'boreal-base-36-linen': {
    parameters: {
      layout: [
        [0.22, 'two-drawers'],
        [0.78, 'doors'],
      ],
      style: 'raised',
      wood: 'linen',
      pull: 'cup',
      metal: 'oil-rubbed bronze',
      floor: 'oak',
    },
    told: 'A linen-white base cabinet with two drawers over two raised-panel doors, bronze cup pulls and knobs, on a pale oak floor.',
  },
  'nipigon-pot-base-36-black': {
    parameters: {
      layout: [
        [0.22, 'drawer'],
        [0.39, 'drawer'],
        [0.39, 'drawer'],
      ],
      style: 'fluted',
      wood: 'ebonised oak',
      pull: 'none',
      metal: 'matte black',
      styling: ['stool'],
    },
    told: 'A near-black base cabinet whose three wide drawers are fluted and have no handles, with an oak stool at its left.',
  },
  'lakehead-larder-base-42-oak': {
    parameters: {
      layout: [
        [0.24, 'two-drawers'],
        [0.76, 'doors'],
      ],
      style: 'plank',
      wood: 'oak',
      pull: 'strap',
      metal: 'matte black',
      inside: 'oak',
      styling: ['basket'],
    },
    told: 'A wide oak base cabinet with two drawers over two boarded doors and forged black pulls, a woven basket beside it.',
  },
  'lakehead-wall-12-white': {
    parameters: { layout: [[1, 'door-r']], style: 'shaker', wood: 'white', pull: 'bar', metal: 'brushed nickel' },
    told: 'A slim white shaker wall cabinet with one door and a brushed nickel bar, hung on a warm plaster wall.',
  },
  'superior-wall-18-blue': {
    parameters: { layout: [[1, 'door-l']], style: 'beadboard', wood: 'harbour', pull: 'knob', metal: 'brushed brass' },
    told: 'A harbour-blue wall cabinet with one beadboard door and a brass knob at its left edge, hung on a plaster wall.',
  },
  'nipigon-wall-24-walnut': {
    parameters: { layout: [[1, 'doors']], style: 'slab', wood: 'walnut', pull: 'bar', metal: 'brushed brass' },
    told: 'A walnut wall cabinet with two plain doors, their grain upright, and slender brass pulls, hung on a plaster wall.',
  },
  'superior-dish-wall-24-grey': {
    parameters: { layout: [[1, 'ajar-r']], style: 'shaker', wood: 'dove', pull: 'bar', metal: 'polished nickel' },
    told: 'A tall dove-grey wall cabinet with its shaker door standing open; crockery and books lie on its maple shelves.',
  },
  'boreal-wall-30-warm-grey': {
    parameters: { layout: [[1, 'doors']], style: 'raised', wood: 'warm grey', pull: 'knob', metal: 'polished nickel' },
    told: 'A warm grey wall cabinet with two raised-panel doors and polished nickel knobs near their lower edge.',
  },
  'lakehead-open-wall-36-oak': {
    parameters: {
      layout: [[1, 'open']],
      style: 'plank',
      wood: 'oak',
      pull: 'none',
      metal: 'matte black',
      inside: 'oak',
    },
    told: 'An open oak wall cabinet, three feet wide, with one shelf holding clay bowls, a vase and a few books.',
  },
  'superior-broom-18-white': {
    parameters: {
      layout: [
        [0.24, 'door-l'],
        [0.76, 'door-l'],
      ],
      style: 'shaker',
      wood: 'white',
      pull: 'bar',
      metal: 'brushed nickel',
      styling: ['basket'],
    },
    told: 'A narrow white cabinet seven feet high, with a short shaker door over a tall one, and a woven basket on the floor.',
  },
  'nipigon-tall-24-charcoal': {
    parameters: {
      layout: [
        [0.72, 'doors'],
        [0.14, 'drawer'],
        [0.14, 'drawer'],
      ],
      style: 'slab',
      wood: 'charcoal',
      pull: 'bar',
      metal: 'brushed brass',
      floor: 'oak',
    },
    told: 'A tall flat-fronted charcoal cabinet with two doors over two drawers and long brass bars, on a pale oak floor.',
  },
  'boreal-linen-24-maple': {
    parameters: {
      layout: [
        [0.52, 'doors'],
        [0.1, 'drawer'],
        [0.38, 'doors'],
      ],
      style: 'raised',
      wood: 'maple',
      pull: 'ring',
      metal: 'oil-rubbed bronze',
    },
    told: 'A tall maple linen cabinet with raised-panel doors above and below one drawer, hung with bronze ring pulls.',
  },
  'lakehead-utility-30-driftwood': {
    parameters: {
      layout: [
        [0.7, 'doors'],
        [0.15, 'drawer'],
        [0.15, 'drawer'],
      ],
      style: 'ledged',
      wood: 'driftwood',
      pull: 'strap',
      metal: 'matte black',
      styling: ['basket'],
    },
    told: 'A tall driftwood-grey cabinet with boarded and battened doors over two drawers, forged black pulls, a basket beside it.',
  },
  'superior-pantry-24-green': {
    parameters: {
      layout: [
        [0.2, 'doors'],
        [0.62, 'ajar-r'],
        [0.18, 'drawer'],
      ],
      style: 'shaker',
      wood: 'spruce',
      pull: 'bar',
      metal: 'brushed brass',
    },
    told: 'A spruce green pantry with its tall shaker door open on maple shelves of crockery and linen, short doors above, a drawer below.',
  },
  'nipigon-pantry-30-pale-oak': {
    parameters: {
      layout: [
        [0.4, 'doors'],
        [0.6, 'doors'],
      ],
      style: 'fluted',
      wood: 'pale oak',
      pull: 'none',
      metal: 'matte black',
    },
    told: 'An eight-foot pantry of fluted pale oak, two pairs of doors without handles, on a limestone floor.',
  },
  'boreal-pantry-36-white': {
    parameters: {
      layout: [
        [0.5, 'doors'],
        [0.11, 'two-drawers'],
        [0.39, 'doors'],
      ],
      style: 'raised',
      wood: 'white',
      pull: 'cup',
      metal: 'polished nickel',
      floor: 'oak',
    },
    told: 'A wide white pantry with four raised-panel doors, two drawers at the waist and nickel cup pulls, on a pale oak floor.',
  },
  'lakehead-pantry-24-blue': {
    parameters: {
      layout: [
        [0.7, 'doors'],
        [0.15, 'drawer'],
        [0.15, 'drawer'],
      ],
      style: 'beadboard',
      wood: 'harbour',
      pull: 'knob',
      metal: 'matte black',
      styling: ['stool'],
    },
    told: 'A harbour-blue pantry with beadboard doors over two drawers and black knobs, an oak stool at its left.',
  },
};

export function cabinetPictures(): readonly StudioPicture[] {
  return cabinets.flatMap((cabinet) => {
    const look = looks[cabinet.slug];
    if (look === undefined) throw new Error(`No look for cabinets/${cabinet.slug}`);
    const measured: ProductLook = {
      parameters: {
        width_in: cabinet.widthIn,
        height_in: cabinet.heightIn,
        depth_in: cabinet.depthIn,
        kind: cabinet.type.toLowerCase(),
        ...look.parameters,
      },
      alt: { front: look.told },
    };
    return picturesOf([cabinet], 'products.cabinet', { [cabinet.slug]: measured });
  });
}
