/** Scrolling down past this many pixels hides the header. */
export const headerHideThresholdPx = 100;

export const uploadMaxBytes = 10 * 1024 * 1024;

export const uploadMaxFiles = 5;

/** Most products of a shortlist and of a request. */
export const shortlistMax = 24;

/** Most products to compare. More columns are hard to read. */
export const compareMax = 4;

export const cardFeatureLimit = 3;

/** How long each hero slide of the home page shows. */
export const slideshowIntervalMs = 5000;

/** Accepted types of files; the server checks their content. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/heic', 'image/heif', 'application/pdf'] as const;

/** Accepted types of pictures in the media library; the server checks their content. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
] as const;

export type MediaType = (typeof mediaTypes)[number];

/** Width times height of the largest picture that is decoded. */
export const mediaMaxPixels = 50_000_000;

export type UploadType = (typeof uploadTypes)[number];

/** How long /outdoor-kitchens waits before it opens the partner's site. */
export const handOverDelayMs = 3000;
