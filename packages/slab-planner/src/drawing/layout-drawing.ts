import { escapeXml } from '@showroom/dimension-drawings/escape-xml';
import type { Unit } from '@showroom/dimension-drawings/length-words';
import type { SlabDrawing } from './draw-slabs.ts';
import { formatOffcut, formatSize } from './format-size.ts';
import { inkSlab } from './ink-slab.ts';
import { writeInkSvg } from './write-ink-svg.ts';

export { drawSlabs, type SlabDrawing } from './draw-slabs.ts';
export { mapPartToSlab, mapSlabToPart } from './place-part.ts';

export interface SlabSvgOptions {
  /** Unique on the page. */
  readonly id: string;
  /** Of the slab, in pixels. 340 fits a phone with readable words. */
  readonly widthPx?: number;
  /** The URL of the slab's picture, the whole slab of this size. It is shown faintly where nothing is cut. */
  readonly picture?: string | undefined;
  /** Units of the slab's dimension lines. Default: none. */
  readonly units?: readonly Unit[];
}

/** Writes a slab with its parts as SVG. Each part shows the very piece of the picture that it is cut from. */
export function writeSlabSvg(slab: SlabDrawing, { id, picture, units = [], widthPx = 340 }: SlabSvgOptions): string {
  const scale = widthPx / slab.widthIn;
  return writeInkSvg(
    inkSlab(slab, scale, units),
    { id, title: `Slab ${slab.slab + 1}`, description: describe(slab) },
    picture === undefined ? '' : writePicture(slab, scale, { id, picture }),
  );
}

function writePicture(
  { heightIn, parts, widthIn }: SlabDrawing,
  scale: number,
  { id, picture }: { readonly id: string; readonly picture: string },
): string {
  const image = `href="${escapeXml(picture)}" width="${widthIn}" height="${heightIn}" preserveAspectRatio="xMidYMid slice"`;
  return [
    `<clipPath id="${id}-parts"><path d="${parts.map(({ clip }) => clip).join('')}"/></clipPath>`,
    `<g transform="scale(${scale})">`,
    `<image ${image} opacity=".3"/>`,
    `<image ${image} clip-path="url(#${id}-parts)"/>`,
    '</g>',
  ].join('');
}

function describe({ heightIn, offcuts, parts, widthIn }: SlabDrawing): string {
  const words = parts.map(({ number, placed: { part, quarterTurns } }) => {
    const turn = ['', ', turned right', ', upside down', ', turned left'][quarterTurns];
    return `${number} ${part.name}, ${formatSize(part.widthIn, part.heightIn)}${turn}`;
  });
  const left = offcuts.map(formatOffcut);
  return [
    `${formatSize(widthIn, heightIn)}.`,
    words.length === 0 ? 'Empty.' : `${words.join('; ')}.`,
    left.length === 0 ? '' : `Left over: ${left.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
