// A file of its own: browsers need the names without the parser.

/** The surfaces of a room that take any choice. A room need not have all of them. */
export const surfaceNames = ['counter', 'backsplash', 'cabinets', 'floor', 'walls', 'metal'] as const;
export type SurfaceName = (typeof surfaceNames)[number];
