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
