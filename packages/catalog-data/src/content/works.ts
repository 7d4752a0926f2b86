export type WorkCategory = 'kitchen' | 'bathroom' | 'custom';

/** A finished project in Our Works. The houses are invented; the places are in Northwestern Ontario. */
export type Work = {
  /** Unique; the folder of its pictures. */
  readonly slug: string;
  readonly title: string;
  readonly category: WorkCategory;
  readonly location: string;
  /** Day of completion, yyyy-mm-dd. */
  readonly date: string;
  /** In Canadian dollars: `$48,000 – $55,000`. */
  readonly budget: string;
  readonly description: string;
  readonly features: readonly string[];
  /** What was done and why, paragraph by paragraph. */
  readonly scope: readonly string[];
  readonly projectType: 'new-construction' | 'renovation' | 'remodel';
  readonly areaSquareFeet: number;
  readonly duration: string;
  /** Paths of the products that were used, or of the nearest ones. */
  readonly productPaths: readonly string[];
  /** Invented; shown with the label "Sample". */
  readonly clientWords: { readonly quote: string; readonly role: string };
  /** Whether there is a picture from before the work, from the same place. */
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
      'The owners cook facing the water, so we moved the sink under a wide black-framed window and the range went to the side wall. Plain oak doors and drawers run around the corner without a break.',
    features: [
      'Plain doors and drawers in pale oak, grain matched along each run',
      'Statuario Classique quartz on counters and backsplash',
      'Steel range and hood on the side wall',
      'Black faucet, pulls and window frames',
    ],
    scope: [
      'We moved the drain and the supply eleven feet along the outside wall, inside the insulation so that neither can freeze, and framed a new header over the window. The old island came out; a round table took its place.',
      'The doors and drawer fronts are veneered from two flitches of white oak, numbered at the saw and hung in that order, so the grain runs around the corner to the window.',
    ],
    projectType: 'remodel',
    areaSquareFeet: 240,
    duration: 'Seven weeks on site, after ten in the shop',
    productPaths: [
      '/quartz-countertops/statuario-classique',
      '/products/sinks/lakehead-32-single-undermount-steel',
      '/products/faucets/kitchen/superior-square-pull-down-black',
      '/products/flooring/marathon-cement-porcelain',
    ],
    clientWords: {
      quote:
        'I stand at the sink longer than I need to. The grain goes right around the corner, and visitors notice that before they notice the lake.',
      role: 'Kitchen client, Shuniah',
    },
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
      'A spare bedroom became the bath. The tub stands free under a new three-part window; framed panelling hides the supply pipes, and the vanity takes the wall without a view.',
    features: [
      'Freestanding 66 inch tub with floor-mounted filler',
      'Shaker vanity in lake grey, 60 inches, with Carrara Super quartz',
      'Wall panelling with mitred frames to 34 inches',
      'White oak floor sealed for a wet room',
    ],
    scope: [
      'The floor was opened from below to carry a full tub and to bring the drain up under its foot. The filler stands on a blocked joist, so nothing moves when someone leans on it getting out.',
      'The oak floor is site-finished and sealed at every edge. A mat takes the drips, and a fan on a humidity switch takes the steam before the windows do.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 120,
    duration: 'Five weeks on site',
    productPaths: [
      '/quartz-countertops/carrara-super',
      '/products/flooring/nipigon-white-oak-brushed',
      '/products/lighting/meridian-tube-sconce',
    ],
    clientWords: {
      quote:
        'We asked for a bathroom and ended up with a view. It is the first room our guests ask about, and the warmest in January.',
      role: 'Bathroom client, Sioux Lookout',
    },
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
      'Two banks of bookcases meet over a window, with a walnut desk set in between them. The ladder runs on a brass rail and hooks away behind the right bank when you don’t need it.',
    features: [
      'Bookcases in blue-grey lacquer to a crown moulding',
      'Solid walnut desk, 78 inches, with one hidden drawer',
      'Walnut ladder on a brass rail',
      'Four cabinets below for files and a printer',
    ],
    scope: [
      'The house is from 1912 and no wall is plumb. The cases were built square and scribed to the plaster, and the crown hides a gap of five-eighths of an inch that no one will ever see.',
      'The shelves are one inch thick and thirty-two wide, the most that does not sag under books. Behind the left bank a chase carries the wires for the light and the printer.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 160,
    duration: 'Three weeks on site, after eight in the shop',
    productPaths: ['/products/lighting/boulder-table-lamp', '/products/flooring/superior-walnut-natural'],
    clientWords: {
      quote:
        'They drew it, taped it out on the floor, and told me to sit in it for a week. The desk moved four inches because of that week.',
      role: 'Millwork client, Thunder Bay',
    },
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
      'The laminate had done forty years. We kept the window, the plumbing wall and the footprint, took the bulkhead out so the cabinets reach higher, and turned the low counter into a peninsula for three.',
    features: [
      'Shaker doors in sage lacquer, oak on the peninsula',
      'Carrara Classique quartz with one waterfall end',
      'Hood boxed in with an oak ledge',
      'Vertical tile from counter to cabinets',
    ],
    scope: [
      'Keeping the sink where it was saved a week and the cost of a new stack. The bulkhead turned out to hold nothing but air, as most of them do, and gave the upper cabinets twelve inches.',
      'The peninsula stands on a steel plate set into the subfloor, so there’s no leg in the way of your knees. The family cooked in the dining room for nineteen days.',
    ],
    projectType: 'remodel',
    areaSquareFeet: 135,
    duration: 'Four weeks on site',
    productPaths: [
      '/quartz-countertops/carrara-classique',
      '/products/faucets/kitchen/lakehead-arc-pull-down-chrome',
      '/products/lighting/kakabeka-dome-pendant',
    ],
    clientWords: {
      quote:
        'Same window, same plumbing, and a different house. They said four weeks, and on the Friday of the fourth we made supper in it.',
      role: 'Kitchen client, Westfort',
    },
    hasBefore: true,
  },
  {
    slug: 'dryden-double-vanity',
    title: 'Two sinks on a floating oak vanity',
    category: 'bathroom',
    location: 'Dryden',
    date: '2025-01-24',
    budget: '$29,000 – $33,000',
    description:
      'Two people who leave for the mill at the same hour wanted two sinks and no lineup. The vanity hangs clear of the heated floor; the linen tower beside it replaced a closet in the hall.',
    features: [
      'Floating 84 inch vanity with six drawers in smoked oak',
      'Statuario Extra quartz, 4 cm edge',
      'Two vessel sinks with wall-mounted faucets',
      'Linen tower the same height as the tile',
    ],
    scope: [
      'A hung vanity of 84 inches with two vessels and full drawers weighs as much as three people. We opened the wall, set blocking from stud to stud, and hung the case on a steel rail before the stone went on.',
      "The faucets come out of the wall, so their valves sit in the room's warm side and can be reached through a panel in the hall. The floor is heated under the vanity as well, so drips dry.",
    ],
    projectType: 'renovation',
    areaSquareFeet: 95,
    duration: 'Four weeks on site',
    productPaths: [
      '/quartz-countertops/statuario-extra',
      '/products/sinks/boreal-16-round-vessel-matte-white',
      '/products/faucets/bathroom/boreal-agate-wall-brass',
      '/products/mirrors/single-skerry',
    ],
    clientWords: {
      quote: 'No one waits any more. We each have three drawers, and there is nothing on the floor to mop around.',
      role: 'Bathroom client, Dryden',
    },
    hasBefore: false,
  },
  {
    slug: 'atikokan-mudroom',
    title: 'Four lockers for a family who snowshoe',
    category: 'custom',
    location: 'Atikokan',
    date: '2024-11-08',
    budget: '$12,500 – $15,000',
    description:
      'One locker for each family member: hooks at two heights, a drawer for mittens and a cabinet overhead for out-of-season gear. The oak bench is oiled, so salt and water wipe off.',
    features: [
      'Painted lockers with vertical boards',
      'Oak bench, 120 inches, oiled',
      'Twenty-four black hooks on oak rails',
      'Heated tile floor under the boot tray',
    ],
    scope: [
      'Wet wool and road salt are hard on paint, so the lockers are finished in catalysed lacquer and stand on a solid oak base instead of particle board. The backs are slatted: air rises behind the coats from the heated floor.',
      'The boot tray lifts out and is long enough for two pairs of snowshoes and their poles. We measured.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 70,
    duration: 'Eight days on site',
    productPaths: ['/products/flooring/current-river-hex-sage', '/products/lighting/basin-flush-light'],
    clientWords: {
      quote: 'The hall used to be a pile. Now the kids hang things up because their hook is where they can reach it.',
      role: 'Millwork client, Atikokan',
    },
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
      'Three generations meet here every summer. Cream cabinets stay quiet along the wall so that the island, in solid walnut under gold-veined quartz, can be the table, the buffet and the homework desk.',
    features: [
      'Island in walnut shaker with seating for three',
      'Calacatta Oro Classic quartz, 4 cm on the island',
      'Boxed hood with a walnut ledge over a 36 inch range',
      'Cabinets to 96 inches with one line of moulding',
    ],
    scope: [
      'The island is ten feet long and its top is one slab, which came in through the window opening before the glass did. Four men carried it and one told them where to put their feet.',
      'Walnut bleaches in the sun as oak darkens. The island stands where the light comes in low only in December, and the oil on it filters some of the rest.',
    ],
    projectType: 'new-construction',
    areaSquareFeet: 380,
    duration: 'Six weeks on site, while the house was being built',
    productPaths: [
      '/quartz-countertops/calacatta-oro-classic',
      '/products/faucets/kitchen/boreal-rossport-gooseneck-brass',
      '/products/lighting/loon-trio-pendant',
    ],
    clientWords: {
      quote:
        'Fourteen of us ate at that island at Thanksgiving, in shifts. It was made for it, and there isn’t a mark on it.',
      role: 'Kitchen client, Kenora',
    },
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
      'Eight feet by thirteen, one small window, and a tub no one used any more. The shower now has no curb, one pane of glass and green tile to the ceiling; the vanity stands on legs, so you see the floor right to the wall.',
    features: [
      'Level-entry shower, 72 inches long, one fixed pane',
      'Green glazed tile to the ceiling',
      'Pale oak vanity, 42 inches, with Thasos Mist quartz',
      'Thermostatic valve and rain head in black',
    ],
    scope: [
      'A curbless shower needs its slope in the floor. We didn’t notch the joists: we sistered them and dropped the subfloor an inch and a half between them, so the tile runs out of the shower level.',
      'The membrane goes up the walls to the ceiling and out over the whole floor. We flood-tested it for a day before laying any tile.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 104,
    duration: 'Four weeks on site',
    productPaths: [
      '/quartz-countertops/thasos-mist',
      '/products/faucets/shower/superior-basalt-shower-system-black',
      '/products/mirrors/origin-round',
    ],
    clientWords: {
      quote:
        'My mother can use it with her walker and my son thinks it is a hotel. I had only asked them to take the tub out.',
      role: 'Bathroom client, Nipigon',
    },
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
      'What had been a blank wall beside the stairs holds a sink, a wine rack and two lit shelves on stone. The shelves carry their own light, so the room needs no other light after dinner.',
    features: [
      'Plain walnut doors with brass pulls',
      'Calacatta Midas quartz on counter and wall',
      'Two walnut shelves with brass rails and hidden lighting',
      'Rack for sixteen bottles, small bar sink',
    ],
    scope: [
      'The wall beside the stairs had plumbing behind it already, for the laundry above. That made the sink possible without opening the ceiling.',
      'Both shelves are hung on rods that run eight inches into the studs. The light sits in a groove under each, behind a ¾-inch lip, and its driver is in the cabinet where it can be replaced.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 60,
    duration: 'Nine days on site',
    productPaths: [
      '/quartz-countertops/calacatta-midas',
      '/products/faucets/kitchen/boreal-rossport-gooseneck-brass',
      '/products/lighting/underline-cabinet-light',
    ],
    clientWords: {
      quote: 'It was a wall we walked past. Now it’s where everyone ends up.',
      role: 'Millwork client, Kenora',
    },
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
      'Shaker doors in slate blue with steel pulls',
      'Bianco Cristallo quartz on three sides',
      'Oak shelves on hidden brackets, 102 inches',
      'White fireclay sink under the window',
    ],
    scope: [
      'In nine feet, two runs of cabinets leave 60 inches to walk in. We made the left one 21 inches deep instead of 24, which no one notices but everyone feels.',
      'The shelves are 102 inches in one length, so their brackets are steel, set in the wall before the drywall closed. The range vents straight out behind itself: the run of duct is fourteen inches long.',
    ],
    projectType: 'remodel',
    areaSquareFeet: 110,
    duration: 'Five weeks on site',
    productPaths: [
      '/quartz-countertops/bianco-cristallo',
      '/products/sinks/boreal-33-farmhouse-fireclay-white',
      '/products/faucets/kitchen/boreal-finlayson-bridge-nickel',
    ],
    clientWords: {
      quote: 'They did not promise us a big kitchen. They gave us a narrow one where two people can pass.',
      role: 'Kitchen client, Fort Frances',
    },
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
      'A gas fireplace, a television no one wanted to look at and ten boxes of books had to share one wall. The fireplace has the middle, in ash-grey quartz to the ceiling; the books have the sides; the screen is behind doors.',
    features: [
      'Chimney wall in Urban Ash quartz, floor to ceiling',
      'Mantel in smoked oak, 80 inches',
      'Cabinets and shelves on both sides, fitted to the walls',
      'Ventilated cabinet for a screen and its boxes',
    ],
    scope: [
      'The stone is hung clear of the firebox by the distance its manufacturer requires, on a steel frame with air behind: quartz contains resin and has to be kept away from heat. The border around the opening is slate.',
      'The screen’s cabinet draws air in at the bottom and lets it out above the crown. You can see the screen from the sofa and nowhere else.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 210,
    duration: 'Three weeks on site, after seven in the shop',
    productPaths: [
      '/quartz-countertops/urban-ash',
      '/products/lighting/heron-floor-lamp',
      '/products/flooring/superior-walnut-natural',
    ],
    clientWords: {
      quote:
        'We argued about that television for years. Now we open the doors when we want it, which is less than we thought.',
      role: 'Millwork client, Red Lake',
    },
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
      'A small room can afford a strong colour. The walls went dark spruce, the stone nearly black with rust-red veins, and the reeded oak below it keeps it from feeling heavy.',
    features: [
      'Hung vanity, 48 inches, in reeded oak',
      'Sahara Noir quartz, mitred to 5½ inches',
      'Brass wall-mounted faucet, two globe sconces',
      'Round mirror, 28 inches, in a brass rim',
    ],
    scope: [
      'The apron of the stone is mitred at 45 degrees, so the veins run over the edge and down. Behind it the stone is an inch and a quarter thick, as everywhere in this colour, so the vanity hangs on blocking set from stud to stud.',
      'Dark walls swallow light. Two globes at face height, one on each side of the mirror, do more here than anything overhead would.',
    ],
    projectType: 'renovation',
    areaSquareFeet: 32,
    duration: 'Two weeks on site',
    productPaths: [
      '/quartz-countertops/sahara-noir',
      '/products/faucets/bathroom/boreal-agate-wall-brass',
      '/products/lighting/moonrise-alabaster-sconce',
    ],
    clientWords: {
      quote: 'It is the smallest room in the house and the one people come out of talking.',
      role: 'Bathroom client, Terrace Bay',
    },
    hasBefore: false,
  },
];

/** Names of a project's picture records, the finished room first. */
export function workPictureNames(work: Pick<Work, 'slug' | 'hasBefore'>): readonly string[] {
  const after = `works/${work.slug}/after`;
  return work.hasBefore ? [after, `works/${work.slug}/before`] : [after];
}
