/** What a scene script is told, by the names of its `build` function's arguments. */
export type SceneParameters = { readonly [name: string]: SceneParameter };
export type SceneParameter = string | number | boolean | null | readonly SceneParameter[] | SceneParameters;

/** One picture the studio renders: the record that drives both the drawing and the site's list. */
export type StudioPicture = {
  /** Name of the master, without its ending: `vanities/alder-36-white/front`. */
  readonly name: string;
  /** Python module under `scenes/`, with dots: `products.vanity`. */
  readonly script: string;
  readonly parameters: SceneParameters;
  /** Of the master, in pixels; the long side is 1600. */
  readonly width: number;
  readonly height: number;
  /** Light paths a pixel, before the grain is removed. */
  readonly samples: number;
  /** Of its WebP, where it fills the head of a page or is fine grain all over: otherwise `encodePhoto` says. */
  readonly quality?: number;
  /** What a blind visitor should know that it shows, as one sentence. */
  readonly alt: string;
};

/** Light paths a pixel for a product in its set: large lights and the denoiser make six enough. */
export const productSamples = 6;
/** For a furnished room, where light reaches most of what is seen by way of walls. */
export const roomSamples = 7;
/** For a room that is shown as large as a screen: brass, chrome and dark edges are clean. */
export const largeRoomSamples = 16;
/** For a finished room of a client: sunlit, with few lamps. */
export const houseSamples = 10;
/** For large plain planes in strong light from a window, where the denoiser has little left to do. */
export const daylightSamples = 4;
/** Of the WebP of a product in such light: most of what more would keep is the grain of film on walls and floors. */
export const daylightQuality = 86;
