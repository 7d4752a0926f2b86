export const roomNames = ['kitchen', 'bathroom', 'bar', 'galley', 'laundry'] as const;
export type RoomName = (typeof roomNames)[number];

/**
 * Names of the rooms, and the start and end of their alt texts: `${before} in Aurora quartz, warm white with …, ${after}`.
 */
export const roomWords: Readonly<
  Record<RoomName, { readonly label: string; readonly before: string; readonly after: string }>
> = {
  kitchen: {
    label: 'Kitchen',
    before: 'Kitchen island with waterfall ends, counter and backsplash',
    after: 'with sage cabinets, an oak floor and two brass pendants.',
  },
  bathroom: {
    label: 'Bathroom',
    before: 'Bathroom wall and vanity top',
    after: 'with a walnut vanity, a mirror between two lamps, a freestanding tub under the window and a slate floor.',
  },
  bar: {
    label: 'Home bar',
    before: 'Home bar with an island, counter and back panel',
    after: 'with dark green cabinets, an oak floor, bottles on shelves and two round lamps.',
  },
  galley: {
    label: 'Small kitchen',
    before: 'Small kitchen with counters, backsplash and window sill',
    after: 'with blue-grey cabinets, brass handles, an oak floor and a sink at a window on the lake.',
  },
  laundry: {
    label: 'Laundry',
    before: 'Laundry with counter, backsplash and end panel',
    after: 'over two machines and a sink at the window, with pale grey cabinets, shirts on a rod and a slate floor.',
  },
};
