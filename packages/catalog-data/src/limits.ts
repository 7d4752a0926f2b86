/** Scrolling down past this many pixels hides the header; at or above it the header shows again. */
export const headerHideThresholdPx = 100;

/** Largest upload a quote form takes, per file. */
export const uploadMaxBytes = 10 * 1024 * 1024;

/** Most files one quote request carries. */
export const uploadMaxFiles = 5;

/** A product card shows at most this many feature tags. */
export const cardFeatureLimit = 3;

/** Time each hero slide of the home page stays before the next. */
export const slideshowIntervalMs = 5000;

/** What a file may be; the server looks at its content. */
export const uploadTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

export type UploadType = (typeof uploadTypes)[number];
