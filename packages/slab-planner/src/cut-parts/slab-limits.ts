/** The width of a bridge saw's cut. Shops lay templates at least 1/8″ apart for this reason (Accent Surfaces, layout procedure). */
export const kerfIn = 1 / 8;

/** The border of a slab that isn't used, as the sides of a slab are rough. 1/2″ is the default of programs that nest on slabs (StoneNest). */
export const trimIn = 1 / 2;

/** No seam is closer to a cut-out: the strip between them would break. Common practice of fabricators. */
export const seamToCutOutIn = 4;

/** Seams don't leave shorter parts than this, if they can be elsewhere. Common practice: shorter parts look like patches. */
export const shortestPartIn = 12;

/** How far a dishwasher reaches below the front of a counter. A seam above its front or body is unsupported and gets hot. */
export const dishwasherDepthIn = 25.5;
