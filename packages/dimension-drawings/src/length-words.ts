import { formatInchFractions } from '@showroom/catalog-data/products/inches';
import type { Dimension } from './drawing.ts';

export const units = ['in', 'mm'] as const;
/** What lengths are written in. */
export type Unit = (typeof units)[number];

const MM_PER_INCH = 25.4;

/** A length as a drawing writes it: `34½″`, or `876 mm`. */
export function writeLength(
  { lengthIn, isMetric = false }: Pick<Dimension, 'isMetric' | 'lengthIn'>,
  unit: Unit,
): string {
  if (unit === 'in' && !isMetric) return formatInchFractions(lengthIn);
  const lengthMm = lengthIn * MM_PER_INCH;
  // What is measured in millimetres may have half of one; what is converted has none.
  return `${isMetric ? Math.round(lengthMm * 10) / 10 : Math.round(lengthMm)} mm`;
}

/** The words at a dimension line: `up to 72″`, `16″ dia.`. */
export function writeLabel(dimension: Dimension, unit: Unit): string {
  const { after, before } = dimension;
  return [before, writeLength(dimension, unit), after].filter((words) => words !== undefined).join(' ');
}
