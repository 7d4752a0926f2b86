/** How a colour differs from most. */
export type QuartzParticulars = {
  /** Also cut from the larger slab. */
  readonly hasPlusSize?: true;
  readonly layout?: 'compact';
  readonly finish?: 'Leather';
  readonly thicknesses?: readonly ['3cm'];
};

/** A row. `look` completes "a slab with …" in alt texts. */
export type QuartzRow = readonly [slug: string, name: string, look: string, particulars?: QuartzParticulars];

/** The three collections with their ranges, in catalogue order. A new colour is a new row here. */
export const quartzRows = [
  {
    collection: 'beyond',
    subcategory: null,
    colours: [
      ['aurora', 'Aurora', 'warm white with drifting ribbons of pale grey-green and champagne, edged in fine gold'],
      ['glacier-oro', 'Glacier Oro', 'icy blue-white plates fractured by thin gold seams'],
      ['himalaya-dove', 'Himalaya Dove', 'dove grey with soft white ridgelines and charcoal hairlines'],
      ['ice-azul', 'Ice Azul', 'white with glassy clouds of pale azure and thin slate-blue veins'],
      ['nebulous-gold', 'Nebulous Gold', 'cloudy taupe-white with swirling smoky grey and broken gold veins'],
      ['urban-ash', 'Urban Ash', 'mid ash-grey concrete with broad trowelled clouding'],
      ['white-essence', 'White Essence', 'near-pure white with barely visible warm-grey veils'],
      ['white-valley', 'White Valley', 'white with wide, river-like mid-grey veins and feathered banks'],
      ['urban-bronze', 'Urban Bronze', 'dark brown-grey concrete with oxidised bronze, rust bloom and metallic flecks'],
    ],
  },
  {
    collection: 'red',
    subcategory: 'innova',
    colours: [
      ['azure-mist', 'Azure Mist', 'pale blue-grey with fine white and slate speckle'],
      ['bianco-mist', 'Bianco Mist', 'white with fine light-grey speckle'],
      ['cielo-mist', 'Cielo Mist', 'cool pale sky-grey with white and silver speckle'],
      ['gaia-mist', 'Gaia Mist', 'warm greige-brown with sand, umber and cream speckle'],
      ['morning-mist', 'Morning Mist', 'warm ivory with beige and soft-grey speckle'],
      ['pearl-mist', 'Pearl Mist', 'pearl off-white with translucent pearl chips and faint grey'],
      ['valley-mist', 'Valley Mist', 'sage-tinged light grey with green-grey and charcoal speckle'],
    ],
  },
  {
    collection: 'red',
    subcategory: 'elegant',
    colours: [
      ['elegant-crema', 'Elegant Crema', 'cream with an even, fine tan and ivory grain'],
      ['elegant-gris', 'Elegant Gris', 'even mid-grey with fine darker and lighter grain'],
      ['elegant-bianco', 'Elegant Bianco', 'clean white with a tight, fine grey grain'],
    ],
  },
  {
    collection: 'red',
    subcategory: 'calacatta',
    colours: [
      [
        'bianco-neve',
        'Bianco Neve',
        'snow white with sparse, broad, soft grey veins in a warm halo',
        { hasPlusSize: true },
      ],
      [
        'calacatta-supreme',
        'Calacatta Supreme',
        'bright white with bold charcoal-grey veins branching on the diagonal',
      ],
      ['calacatta-oro-classic', 'Calacatta Oro Classic', 'warm white with grey veins edged in ochre-gold'],
      ['calacatta-midas', 'Calacatta Midas', 'creamy white with rich gold veins and a few grey hairlines'],
      ['calacatta-ice', 'Calacatta Ice', 'cold white with crisp blue-grey veins from thin to broad'],
    ],
  },
  {
    collection: 'red',
    subcategory: 'carrara',
    colours: [
      ['fairy-white', 'Fairy White', 'very pale grey-white with faint, short, feathery veins'],
      ['thasos-mist', 'Thasos Mist', 'crystalline pure white with a tiny sparkling grain'],
      ['carrara-super', 'Carrara Super', 'light cool grey with dense, feathered, linear grey veins'],
      ['carrara-classique', 'Carrara Classique', 'soft grey-white with classic wispy grey feathering'],
    ],
  },
  {
    collection: 'red',
    subcategory: 'statuario',
    colours: [
      ['statuario-extra', 'Statuario Extra', 'white with long, bold, widely spaced grey-charcoal diagonals'],
      ['statuario-super', 'Statuario Super', 'white with a dense network of bold and fine grey veins'],
      ['statuario-classique', 'Statuario Classique', 'white with elegant medium-grey diagonals and soft shadows'],
      ['statuario-bianco', 'Statuario Bianco', 'white with sparse, light silver-grey veins'],
      ['statuario-venato', 'Statuario Venato', 'white with strong, parallel, linear grey veins'],
    ],
  },
  {
    collection: 'red',
    subcategory: 'essentials',
    colours: [
      ['bianco-neve-essentials', 'Bianco Neve', 'plain snow white with a faint cloud and a tiny, even, pale grain'],
      ['bianco-cristallo', 'Bianco Cristallo', 'white with clear crystal chips of varied size', { hasPlusSize: true }],
      ['gris-neve', 'Gris Neve', 'light grey with white, snow-like flecks'],
      [
        'bianco-classic',
        'Bianco Classic',
        'uniform, slightly warm soft white with a fine, subtle grain',
        { hasPlusSize: true },
      ],
    ],
  },
  {
    collection: 'red',
    subcategory: 'contemporary',
    colours: [
      ['beach-taupe', 'Beach Taupe', 'taupe sand concrete with broad, soft clouding'],
      ['belgian-desert', 'Belgian Desert', 'warm desert beige with a faint horizontal drift and fine tan veins'],
      ['belgian-crema', 'Belgian Crema', 'cream limestone with soft clouding and rare pale veins'],
      ['nuevo-gris', 'Nuevo Gris', 'mid-grey cement with subtle lighter trowel marks'],
      ['arcadia', 'Arcadia', 'dark grey with a web of fine white veins'],
      ['space-black', 'Space Black', 'deep black with sparse bright-white lightning veins and faint star specks'],
      [
        'sahara-noir',
        'Sahara Noir',
        'near-black brown with rust, amber and white veins',
        { layout: 'compact', finish: 'Leather', thicknesses: ['3cm'] },
      ],
      [
        'space-grey',
        'Space Grey',
        'deep space grey with darker nebula clouds and thin white veins',
        { layout: 'compact' },
      ],
    ],
  },
  {
    collection: 'discovery',
    subcategory: null,
    colours: [
      ['alabaster', 'Alabaster', 'warm translucent white with honeyed, cloudy bands', { layout: 'compact' }],
      [
        'chrome-cloud',
        'Chrome Cloud',
        'bright, cool silver-grey clouding with chrome-like drifting veils',
        { layout: 'compact' },
      ],
      ['sona-gold', 'Sona Gold', 'cream-white with fine, scattered golden-brown veins', { layout: 'compact' }],
      ['snow-ultra', 'Snow Ultra', 'the brightest uniform white with a microscopic grain', { layout: 'compact' }],
      ['great-white', 'Great White', 'white with wide, faint, sweeping cool-grey veins', { layout: 'compact' }],
    ],
  },
] as const satisfies readonly {
  collection: string;
  subcategory: string | null;
  colours: readonly QuartzRow[];
}[];

/** All slugs. Other data about colours are records with these keys, so that the compiler asks for a new colour. */
export type QuartzSlug = (typeof quartzRows)[number]['colours'][number][0];
