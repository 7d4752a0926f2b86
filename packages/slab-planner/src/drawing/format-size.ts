import { formatLength } from '../lengths/lengths.ts';
import type { Box } from '../outlines/outlines.ts';

/** `36 × 25½″`, in one line of a label. */
export function formatSize(widthIn: number, heightIn: number): string {
  return `${formatLength(widthIn).slice(0, -1)} × ${formatLength(heightIn)}`.replaceAll(' ', '\u{a0}');
}

/** An offcut's size in whole inches: it has at least this. */
export function formatOffcut({ bottom, left, right, top }: Box): string {
  return formatSize(Math.floor(right - left), Math.floor(bottom - top));
}
