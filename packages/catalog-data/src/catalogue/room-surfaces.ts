// A file of its own: browsers need these words without the products.

/** What can be chosen in a room, in the order in which it is asked. */
export const roomSurfaces = ['counter', 'backsplash', 'cabinets', 'floor', 'walls', 'metal'] as const;
export type RoomSurface = (typeof roomSurfaces)[number];

export const roomSurfaceLabels: Readonly<Record<RoomSurface, string>> = {
  counter: 'Counter',
  backsplash: 'Backsplash',
  cabinets: 'Cabinets',
  floor: 'Floor',
  walls: 'Walls',
  metal: 'Metal',
};
