export type WorkCategory = 'kitchen' | 'bathroom' | 'custom';

/** A finished project, as Our Works shows it. The houses are invented; the places are in Northwestern Ontario. */
export type Work = {
  /** Unique; the folder of its pictures. */
  readonly slug: string;
  readonly title: string;
  readonly category: WorkCategory;
  readonly location: string;
  /** Day of completion, yyyy-mm-dd. */
  readonly date: string;
  /** For the eye, in Canadian dollars: `$48,000 – $55,000`. */
  readonly budget: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Whether the room was also pictured before work began, from the same place. */
  readonly hasBefore: boolean;
};

/** The newest first. */
export const works: readonly Work[] = [
  {
    slug: 'shuniah-lakehouse-kitchen',
    title: 'Lakehouse kitchen in pale oak',
    category: 'kitchen',
    location: 'Shuniah',
    date: '2025-08-22',
    budget: '$62,000 – $70,000',
    description:
      'The owners cook facing the water, so the sink moved under a wide black-framed window and the range went to the side wall. Plain oak fronts run around the corner without a break.',
    features: [
      'Plain fronts in pale oak, grain matched along each run',
      'Statuario Classique quartz on counters and splashback',
      'Built-in oven tower at the end of the range wall',
      'Black tap, pulls and window frames',
    ],
    hasBefore: false,
  },
  {
    slug: 'sioux-lookout-tub-room',
    title: 'A bath with a view of the lake',
    category: 'bathroom',
    location: 'Sioux Lookout',
    date: '2025-06-13',
    budget: '$34,000 – $39,000',
    description:
      'A spare bedroom became the bath. The tub stands free under a new three-part window; framed panelling hides the supply pipes, and the vanity takes the wall that no view needs.',
    features: [
      'Free-standing 66 inch tub with floor-mounted filler',
      'Shaker vanity in lake grey, 59 inches, with Carrara Super quartz',
      'Wall panelling with mitred frames to 34 inches',
      'White oak floor sealed for a wet room',
    ],
    hasBefore: false,
  },
  {
    slug: 'red-river-road-library',
    title: 'A library around a writing desk',
    category: 'custom',
    location: 'Thunder Bay',
    date: '2025-04-30',
    budget: '$27,000 – $31,000',
    description:
      'Two banks of bookcases meet over a window, with a walnut desk let in between them. The ladder runs on a brass rail and hooks away behind the right bank when it is not wanted.',
    features: [
      'Bookcases in blue-grey lacquer to a moulded cornice',
      'Solid walnut desk, 79 inches, with one hidden drawer',
      'Walnut ladder on a brass rail',
      'Four cupboards below for files and a printer',
    ],
    hasBefore: false,
  },
  {
    slug: 'westfort-peninsula-kitchen',
    title: 'From galley to peninsula in a wartime house',
    category: 'kitchen',
    location: 'Thunder Bay',
    date: '2025-03-14',
    budget: '$44,000 – $49,000',
    description:
      'The laminate had done forty years. We kept the window, the plumbing wall and the footprint, took the bulkhead out so that the cupboards reach higher, and turned the low counter into a peninsula for three.',
    features: [
      'Shaker fronts in sage lacquer, oak on the peninsula',
      'Carrara Classique quartz with one waterfall end',
      'Hood boxed in joinery with an oak ledge',
      'Tile laid upright from counter to cupboards',
    ],
    hasBefore: true,
  },
  {
    slug: 'dryden-double-vanity',
    title: 'Two basins on a floating oak vanity',
    category: 'bathroom',
    location: 'Dryden',
    date: '2025-01-24',
    budget: '$29,000 – $33,000',
    description:
      'Two people who leave for the mill at the same hour wanted two basins and no queue. The vanity hangs clear of the heated floor; the linen tower beside it replaced a closet in the hall.',
    features: [
      'Floating 82 inch vanity with six drawers in smoked oak',
      'Statuario Extra quartz, 4 cm edge',
      'Two vessel basins with taps out of the wall',
      'Linen tower to the same height as the tile',
    ],
    hasBefore: false,
  },
  {
    slug: 'atikokan-mudroom',
    title: 'Four lockers for a family of skiers',
    category: 'custom',
    location: 'Atikokan',
    date: '2024-11-08',
    budget: '$12,500 – $15,000',
    description:
      'One locker for each of the family: hooks at two heights, a drawer for mittens, a cupboard overhead for the season that is not on. The oak bench is oiled, so that salt and water wipe off.',
    features: [
      'Painted lockers with upright boarding',
      'Oak bench, 114 inches, oiled',
      'Twenty-four black hooks on oak rails',
      'Heated tile floor under the boot tray',
    ],
    hasBefore: false,
  },
  {
    slug: 'kenora-walnut-island',
    title: 'A walnut island for a house that gathers',
    category: 'kitchen',
    location: 'Kenora',
    date: '2024-09-27',
    budget: '$78,000 – $88,000',
    description:
      'Three generations meet here every summer. Cream cupboards stay quiet along the wall so that the island, in solid walnut under gold-veined quartz, can be the table, the buffet and the homework desk.',
    features: [
      'Island in walnut shaker with seating for three',
      'Calacatta Oro Classic quartz, 4 cm on the island',
      'Boxed hood with a walnut ledge over a 36 inch range',
      'Cupboards to 94 inches with one line of moulding',
    ],
    hasBefore: false,
  },
  {
    slug: 'nipigon-walk-in-shower',
    title: 'A walk-in shower where the tub was',
    category: 'bathroom',
    location: 'Nipigon',
    date: '2024-07-19',
    budget: '$23,000 – $26,500',
    description:
      'Eight feet by thirteen, one small window, and a tub that nobody climbed into any more. The shower now has no step, one pane of glass and green tile to the ceiling; the vanity stands on legs, so the floor reads to the wall.',
    features: [
      'Level-entry shower, 69 inches long, one fixed pane',
      'Green glazed tile to the ceiling',
      'Pale oak vanity, 40 inches, with Thasos Mist quartz',
      'Thermostatic valve and rain head in black',
    ],
    hasBefore: true,
  },
  {
    slug: 'rushing-river-bar',
    title: 'A walnut bar for the long evenings',
    category: 'custom',
    location: 'Kenora',
    date: '2024-05-31',
    budget: '$19,000 – $22,500',
    description:
      'What had been a blank wall beside the stairs holds a sink, a wine rack and two lit shelves on stone. The shelves carry their own light, so the room needs no lamp after dinner.',
    features: [
      'Plain walnut fronts with brass pulls',
      'Calacatta Midas quartz on counter and wall',
      'Two walnut shelves with brass galleries and hidden light',
      'Rack for sixteen bottles, small bar sink',
    ],
    hasBefore: false,
  },
  {
    slug: 'fort-frances-galley',
    title: 'A narrow kitchen that looks down the river',
    category: 'kitchen',
    location: 'Fort Frances',
    date: '2024-03-22',
    budget: '$39,000 – $44,000',
    description:
      'The room is nine feet wide and will never be wider. Everything tall went to one side, open shelves to the other, and the sink under the window at the end, where the eye goes first.',
    features: [
      'Shaker fronts in slate blue with steel pulls',
      'Bianco Cristallo quartz on three sides',
      'Oak shelves on hidden brackets, 104 inches',
      'White fireclay sink under the window',
    ],
    hasBefore: false,
  },
  {
    slug: 'red-lake-hearth-wall',
    title: 'A hearth wall in stone and painted oak',
    category: 'custom',
    location: 'Red Lake',
    date: '2023-12-08',
    budget: '$31,000 – $36,000',
    description:
      'A gas fire, a television nobody wanted to look at and ten boxes of books had to share one wall. The fire has the middle, in ash-grey quartz to the ceiling; the books have the sides; the screen is behind doors.',
    features: [
      'Chimney breast in Urban Ash quartz, floor to ceiling',
      'Mantel in smoked oak, 80 inches',
      'Cupboards and shelves either side, fitted to the walls',
      'Ventilated cupboard for a screen and its boxes',
    ],
    hasBefore: false,
  },
  {
    slug: 'terrace-bay-powder-room',
    title: 'A powder room in dark spruce',
    category: 'bathroom',
    location: 'Terrace Bay',
    date: '2023-10-20',
    budget: '$11,500 – $14,000',
    description:
      'A small room can afford a strong colour. The walls went dark spruce, the stone nearly black with rust-red veins, and the reeded oak below it keeps the whole from being grave.',
    features: [
      'Hung vanity, 47 inches, in reeded oak',
      'Sahara Noir quartz, mitred to 5½ inches',
      'Brass tap out of the wall, two globe lamps',
      'Round mirror, 28 inches, in a brass rim',
    ],
    hasBefore: false,
  },
];

/** Names of a project's pictures for `findPictures`: the finished room first. */
export function workPictureNames(work: Pick<Work, 'slug' | 'hasBefore'>): readonly string[] {
  const after = `works/${work.slug}/after`;
  return work.hasBefore ? [after, `works/${work.slug}/before`] : [after];
}
