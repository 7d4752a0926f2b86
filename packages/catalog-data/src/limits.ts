/** Scrolling down past this many pixels hides the header; at or above it the header shows again. */
export const headerHideThresholdPx = 100;

/** Largest file that is taken: of a quote form, for the library. */
export const uploadMaxBytes = 10 * 1024 * 1024;

/** Most files one quote request carries. */
export const uploadMaxFiles = 5;

/** Most products of a shortlist, and of what one request is about. */
export const shortlistMax = 24;

/** Most products that are compared: more columns than these are not read side by side. */
export const compareMax = 4;

/** A product card shows at most this many feature tags. */
export const cardFeatureLimit = 3;

/** Time each hero slide of the home page stays before the next. */
export const slideshowIntervalMs = 5000;

/** What a file may be; the server looks at its content. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/heic', 'image/heif', 'application/pdf'] as const;

/** What a picture of the owner's library may be; the server looks at its content. */
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

/** Width times height of the largest picture that is unpacked. */
export const mediaMaxPixels = 50_000_000;

export type UploadType = (typeof uploadTypes)[number];

/** How long the page of outdoor kitchens waits before it opens the partner's site. */
export const handOverDelayMs = 3000;
