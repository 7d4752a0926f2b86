/** Said of a picture that moves: its file is kept as a still one. */
export const ANIMATED = 'This image is animated. Only its first frame is shown on the site.';
