import { readDigits } from '@showroom/catalog-data/typed-text';

export interface MediumWords {
  readonly name: string;
  readonly alt: string;
  /** The focal point of crops, as shares of width and height. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

/** The form’s fields. A field with this prefix holds what its control showed at first. */
export const SHOWN = 'shown-';
export type MediumValues = Readonly<Record<'name' | 'alt' | 'x' | 'y', string>>;

/** The form’s values. Shares become whole percentages. */
export function toMediumValues({ name, alt, focalPoint }: MediumWords): MediumValues {
  const { x, y } = toPercents(focalPoint);
  return { name, alt, x: String(x), y: String(y) };
}

export function toPercents({ x, y }: MediumWords['focalPoint']) {
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
}

export function toMediumWords({ name = '', alt = '', x = '', y = '' }: Partial<MediumValues>): MediumWords {
  return { name, alt, focalPoint: { x: toShare(x), y: toShare(y) } };
}

function toShare(text: string): number {
  const percent = Number(readDigits(text));
  return Number.isFinite(percent) ? Math.min(1, Math.max(0, percent / 100)) : 0.5;
}
