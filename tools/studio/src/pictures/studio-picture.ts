/** A scene script’s parameters, by the names of its `build` function’s arguments. */
export type SceneParameters = { readonly [name: string]: SceneParameter };
export type SceneParameter = string | number | boolean | null | readonly SceneParameter[] | SceneParameters;

/** A rendered picture: the record for rendering and for the site. */
export type StudioPicture = {
  /** The master’s name, without its ending: `vanities/alder-36-white/front`. */
  readonly name: string;
  /** The Python module in `scenes/`: `products.vanity`. */
  readonly script: string;
  /** `flat` is a texture, straight from above in even light: see `scenes/flat.py`. Default: a photograph. */
  readonly renderer?: 'flat';
  readonly parameters: SceneParameters;
  /** The master’s size in pixels; the long side is 1600, of a texture 2400. */
  readonly width: number;
  readonly height: number;
  /** Light paths per pixel, before denoising. */
  readonly samples: number;
  /** WebP quality, for pictures at the top of a page or with fine grain all over; otherwise `encodePhoto` chooses. */
  readonly quality?: number;
  /** The alt text, as one sentence. */
  readonly alt: string;
};

/** Light paths per pixel for a product: enough with large lights and the denoiser. */
export const productSamples = 6;
/** For a furnished room, where most light is indirect. */
export const roomSamples = 7;
/** For a room as large as a screen, with clean brass, chrome and dark edges. */
export const largeRoomSamples = 16;
/** For a client’s room: sunlit, with few lamps. */
export const houseSamples = 10;
/** For large plain surfaces in strong window light, which are easy to denoise. */
export const daylightSamples = 4;
/** WebP quality in such light: more would mostly keep film grain on walls and floors. */
export const daylightQuality = 86;
