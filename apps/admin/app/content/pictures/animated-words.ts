/** Shown for an animated picture: only a still frame is kept. */
export const ANIMATED = 'This image is animated. Only its first frame is shown on the site.';
