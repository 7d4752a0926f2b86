/** The rooms that are lit once and shown in any stone. Each has a script in `scenes/rooms/`. */
export const roomNames = ['kitchen', 'bathroom', 'bar'] as const;
export type RoomName = (typeof roomNames)[number];

/** Of every room picture, in pixels. */
export const roomPixels = { width: 1600, height: 1067 } as const;

/** What is seen, around the stone: `${before} in Aurora quartz, warm white with …, ${after}`. */
export const roomWords: Readonly<Record<RoomName, { readonly before: string; readonly after: string }>> = {
  kitchen: {
    before: 'Kitchen island with waterfall ends, counter and splashback',
    after: 'between oak drawers, putty cabinets and two brass lamps.',
  },
  bathroom: {
    before: 'Bathroom wall and vanity top',
    after: 'with a walnut vanity, a round white basin, a brass tap and a round mirror between two globe lamps.',
  },
  bar: {
    before: 'Home bar with counter and back panel',
    after: 'between walnut cabinets, with bottles and glasses on glass shelves held by brass rails.',
  },
};

/** The room that suits each colour best: what stands in it first, and light that shows its movement. */
export const roomOfColour: Readonly<Record<string, RoomName>> = {
  // BEYOND
  aurora: 'kitchen',
  'glacier-oro': 'bathroom',
  'himalaya-dove': 'bathroom',
  'ice-azul': 'bathroom',
  'nebulous-gold': 'bar',
  'urban-ash': 'kitchen',
  'white-essence': 'bathroom',
  'white-valley': 'kitchen',
  'urban-bronze': 'bar',
  // Innova
  'azure-mist': 'bathroom',
  'bianco-mist': 'kitchen',
  'cielo-mist': 'bathroom',
  'gaia-mist': 'kitchen',
  'morning-mist': 'kitchen',
  'pearl-mist': 'bathroom',
  'valley-mist': 'kitchen',
  // Elegant
  'elegant-crema': 'kitchen',
  'elegant-gris': 'bar',
  'elegant-bianco': 'bathroom',
  // Calacatta
  'bianco-neve': 'bathroom',
  'calacatta-supreme': 'kitchen',
  'calacatta-oro-classic': 'kitchen',
  'calacatta-midas': 'bar',
  'calacatta-ice': 'bathroom',
  // Carrara
  'fairy-white': 'bathroom',
  'thasos-mist': 'bathroom',
  'carrara-super': 'kitchen',
  'carrara-classique': 'bathroom',
  // Statuario
  'statuario-extra': 'bathroom',
  'statuario-super': 'bar',
  'statuario-classique': 'kitchen',
  'statuario-bianco': 'bathroom',
  'statuario-venato': 'kitchen',
  // Essentials
  'bianco-neve-essentials': 'kitchen',
  'bianco-cristallo': 'bathroom',
  'gris-neve': 'kitchen',
  'bianco-classic': 'kitchen',
  // Contemporary
  'beach-taupe': 'kitchen',
  'belgian-desert': 'bathroom',
  'belgian-crema': 'kitchen',
  'nuevo-gris': 'kitchen',
  arcadia: 'bar',
  'space-black': 'bar',
  'sahara-noir': 'bar',
  'space-grey': 'bar',
  // Discovery
  alabaster: 'bar',
  'chrome-cloud': 'bathroom',
  'sona-gold': 'kitchen',
  'snow-ultra': 'kitchen',
  'great-white': 'bathroom',
};

/** The colours shown in all three rooms. */
export const colourInEveryRoom: ReadonlySet<string> = new Set([
  'calacatta-supreme',
  'statuario-venato',
  'aurora',
  'sahara-noir',
  'nebulous-gold',
]);

/** The rooms a colour is shown in, its own first. */
export function roomsOf(slug: string): readonly RoomName[] {
  const own = roomOfColour[slug];
  if (own === undefined) throw new Error(`No room for the quartz colour "${slug}".`);
  return colourInEveryRoom.has(slug) ? [own, ...roomNames.filter((room) => room !== own)] : [own];
}
