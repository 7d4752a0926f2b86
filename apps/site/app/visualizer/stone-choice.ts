/** A colour that can be put into a photo. */
export interface StoneChoice {
  readonly slug: string;
  readonly name: string;
  readonly collection: string;
  /** Of the slab's picture. */
  readonly url: string;
  /** Of the slab. */
  readonly widthIn: number;
  readonly heightIn: number;
}
