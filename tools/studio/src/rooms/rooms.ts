/** The rooms that are lit once and shown in any stone. Each has a script in `scenes/rooms/`. */
export const roomNames = ['kitchen', 'bathroom', 'bar', 'galley', 'laundry'] as const;
export type RoomName = (typeof roomNames)[number];

/** Of every room picture, in pixels. */
export const roomPixels = { width: 1600, height: 1067 } as const;

/** What is seen, around the stone: `${before} in Aurora quartz, warm white with …, ${after}`. */
export const roomWords: Readonly<Record<RoomName, { readonly before: string; readonly after: string }>> = {
  kitchen: {
    before: 'Kitchen island with a waterfall end and a sink, counter and splashback',
    after: 'between oak fronts and green-grey cabinets, under two dark pendants.',
  },
  bathroom: {
    before: 'Bathroom wall panel and vanity top',
    after: 'with a walnut vanity, a basin let into the top, brass taps and a tall mirror between two lit glass tubes.',
  },
  bar: {
    before: 'Home bar with counter and back panel',
    after: 'between walnut cabinets, with a small sink and with bottles and glasses on glass shelves.',
  },
  galley: {
    before: 'Small kitchen with counters and splashback',
    after: 'with ash fronts, an oven under its hob and a sink before the window.',
  },
  laundry: {
    before: 'Laundry with counter, splashback and end panel',
    after: 'over two machines and a white sink, with sage cupboards and shirts on a rail.',
  },
};
