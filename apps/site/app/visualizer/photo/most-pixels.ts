/** Width times height of the largest photo that is decoded: a phone's memory holds no more of it. */
export const MOST_PIXELS = 64_000_000;
