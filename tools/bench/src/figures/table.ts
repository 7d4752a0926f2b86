import { judge, type Measurement } from './measurement.ts';
import type { Target } from './targets.ts';

const header = ['What', 'Measure', 'Value', 'Limit', 'Lowest to highest', 'Result'] as const;
/** Numbers are aligned right, text left. */
const isNumeric = [false, false, true, true, true, false] as const;

/** Formats the figures as the lines of a table, in the given order. */
export function drawTable(measurements: readonly Measurement[]): string {
  const rows = [header, ...measurements.map(toRow)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Formats the figures of one subject as one line, with the limits that were missed. */
export function drawLine(measurements: readonly Measurement[]): string {
  const figures = measurements.map((measurement) => {
    const verdict = judge(measurement);
    const { target, value } = measurement;
    return `${target.measure} ${withUnit(value, target)}${verdict === 'MISS' ? ` (MISS: ${showLimit(target)})` : ''}`;
  });
  return `${measurements[0]?.subject ?? ''}: ${figures.join(', ')}`;
}

function toRow(measurement: Measurement): readonly string[] {
  const { subject, target, value, samples } = measurement;
  return [
    subject,
    target.measure,
    withUnit(value, target),
    showLimit(target),
    samples.length > 1 ? `${show(Math.min(...samples), target)} to ${show(Math.max(...samples), target)}` : '',
    judge(measurement),
  ];
}

function showLimit({ limit, unit }: Target): string {
  return limit === undefined ? '' : `${limit.bound === 'at most' ? '≤' : '≥'} ${limit.value}${unit && ` ${unit}`}`;
}

function withUnit(value: number, target: Target): string {
  if (Number.isNaN(value)) return 'not measured';
  return `${show(value, target)}${target.unit && ` ${target.unit}`}`;
}

function show(value: number, target: Target): string {
  return value.toFixed(target.decimals);
}
