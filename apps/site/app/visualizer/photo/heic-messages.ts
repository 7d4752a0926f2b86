/** What the worker answers. */
export type DecodedHeic =
  | { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }
  | 'too-large'
  | null;
