import { formatInchFractions } from '@showroom/catalog-data/products/inches';
import type { Dimension } from './drawing.ts';

export const units = ['in', 'mm'] as const;
export type Unit = (typeof units)[number];

const MM_PER_INCH = 25.4;

/** Formats a length: `34½″` or `876 mm`. */
export function writeLength(
  { lengthIn, isMetric = false }: Pick<Dimension, 'isMetric' | 'lengthIn'>,
  unit: Unit,
): string {
  if (unit === 'in' && !isMetric) return formatInchFractions(lengthIn);
  const lengthMm = lengthIn * MM_PER_INCH;
  // Metric lengths may have a decimal; converted ones are rounded.
  return `${isMetric ? Math.round(lengthMm * 10) / 10 : Math.round(lengthMm)} mm`;
}

/** Formats a dimension’s label: `up to 72″`, `16″ dia.`. */
export function writeLabel(dimension: Dimension, unit: Unit): string {
  const { after, before } = dimension;
  return [before, writeLength(dimension, unit), after].filter((words) => words !== undefined).join(' ');
}
