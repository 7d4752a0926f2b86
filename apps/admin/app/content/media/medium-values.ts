import { readDigits } from '@showroom/catalog-data/typed-text';

/** What is said of a picture. */
export interface MediumWords {
  readonly name: string;
  readonly alt: string;
  /** What crops keep in view, as shares of width and height. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

/** The controls of its form, by their names. The form says what each held at first in one whose name begins so. */
export const SHOWN = 'shown-';
export type MediumValues = Readonly<Record<'name' | 'alt' | 'x' | 'y', string>>;

/** What the controls hold: a share is a whole number per cent. */
export function toMediumValues({ name, alt, focalPoint }: MediumWords): MediumValues {
  const { x, y } = toPercents(focalPoint);
  return { name, alt, x: String(x), y: String(y) };
}

/** Where a crop is held, in whole per cent. */
export function toPercents({ x, y }: MediumWords['focalPoint']) {
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
}

/** The other way; a share that is none is the middle. */
export function toMediumWords({ name = '', alt = '', x = '', y = '' }: Partial<MediumValues>): MediumWords {
  return { name, alt, focalPoint: { x: toShare(x), y: toShare(y) } };
}

function toShare(text: string): number {
  const percent = Number(readDigits(text));
  return Number.isFinite(percent) ? Math.min(1, Math.max(0, percent / 100)) : 0.5;
}
