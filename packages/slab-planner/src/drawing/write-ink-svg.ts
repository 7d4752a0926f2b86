import { escapeXml } from '@showroom/dimension-drawings/escape-xml';
import { lineStyles, type Colour, type Ink, type InkedDrawing } from './ink.ts';

/** The page's, or black on white where there is none: a file that is opened on its own. */
const colours: Readonly<Record<Colour, string>> = {
  ink: 'currentColor',
  muted: 'var(--color-ink-muted,#555)',
  accent: 'var(--color-spruce,#1d5a45)',
  measure: 'var(--color-brass,#7a5c1e)',
};
const fills = { paper: 'var(--color-paper,#fff)', stone: 'var(--color-stone-100,#f1efea)' } as const;

export interface SvgWords {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Writes a drawing as an SVG element with a title and a description. Its text is escaped, whatever visitors typed.
 * @param before SVG under the lines, such as a slab's picture
 */
export function writeInkSvg(
  { inks, viewBox }: InkedDrawing,
  { description, id, title }: SvgWords,
  before = '',
): string {
  const [, , width, height] = viewBox;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-desc">`,
    `<title id="${id}-title">${escapeXml(title)}</title>`,
    `<desc id="${id}-desc">${escapeXml(description)}</desc>`,
    before,
    writeInks(inks, before !== ''),
    '</svg>',
  ].join('');
}

/** @param isOverPicture stone isn't painted, as its picture is under the lines */
export function writeInks(inks: readonly Ink[], isOverPicture = false): string {
  return `<g stroke-linecap="round" stroke-linejoin="round">${inks.map((ink) => writeInk(ink, isOverPicture)).join('')}</g>`;
}

function writeInk(ink: Ink, isOverPicture: boolean): string {
  if (ink.kind === 'line') {
    const { colour, dash, fill, width } = lineStyles[ink.use];
    const isEmpty = fill === undefined || (isOverPicture && fill === 'stone');
    return `<path fill="${isEmpty ? 'none' : fills[fill]}" stroke="${colours[colour]}" stroke-width="${width}"${dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`} d="${ink.d}"/>`;
  }
  const { anchor, at, colour = 'ink', hasHalo = false, isStrong = false, size, text, turnDeg, unit } = ink;
  const [x, y] = at.map(round);
  return [
    `<text x="${x}" y="${round(at[1] + size * 0.36)}" font-size="${size}" fill="${colours[colour]}"`,
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    isStrong ? ' font-weight="500"' : '',
    hasHalo ? ` paint-order="stroke" stroke="${fills.paper}" stroke-width="${size / 2}"` : '',
    turnDeg === undefined ? '' : ` transform="rotate(${round(turnDeg)} ${x} ${y})"`,
    unit === undefined ? '' : ` class="unit-${unit}"`,
    `>${escapeXml(text)}</text>`,
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
