import { escapeXml } from '@showroom/dimension-drawings/escape-xml';
import type { Layout, Plan } from '../plan/plan.ts';
import { drawSlabs, type PartDrawing, type SlabDrawing } from './draw-slabs.ts';
import { formatOffcut, formatSize } from './format-size.ts';
import { inkSlab } from './ink-slab.ts';
import { writeInkSvg } from './write-ink-svg.ts';

/** Fits a phone with readable words. */
const WIDTH_PX = 340;

interface LayoutSvgOptions {
  /** Unique on the page. */
  readonly id: string;
  /** The URL of the slab's picture, the whole slab of this size. It is shown faintly where nothing is cut. */
  readonly picture?: string | undefined;
}

/** A slab as a page shows it. */
export interface DrawnSlab {
  /** Such as “Slab 1 of 2, 126 × 64″”. */
  readonly title: string;
  readonly svg: string;
  /** The parts on it by their numbers: “1 Counter, 96 × 25½″”. The drawing names those that have room for it. */
  readonly parts: readonly string[];
}

/** Draws the slabs of a layout. Each part shows the very piece of the picture that it is cut from. */
export function drawLayout(plan: Plan, layout: Layout, options: LayoutSvgOptions): readonly DrawnSlab[] {
  return drawSlabs(plan, layout).map((slab, index, { length }) => {
    const title = `Slab ${index + 1} of ${length}, ${formatSize(slab.widthIn, slab.heightIn)}`;
    return { title, svg: writeSlabSvg(slab, title, options), parts: slab.parts.map(describePart) };
  });
}

/** Writes a slab with its parts as SVG. */
function writeSlabSvg(slab: SlabDrawing, title: string, { id, picture }: LayoutSvgOptions): string {
  const scale = WIDTH_PX / slab.widthIn;
  const own = `${id}-${slab.slab + 1}`;
  return writeInkSvg(
    inkSlab(slab, scale),
    { id: own, title, description: describe(slab) },
    picture === undefined ? '' : writePicture(slab, scale, { id: own, picture }),
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

function describePart({ number, placed: { part, quarterTurns } }: PartDrawing): string {
  const turn = ['', ', turned right', ', upside down', ', turned left'][quarterTurns];
  return `${number} ${part.name}, ${formatSize(part.widthIn, part.heightIn)}${turn}`;
}

/** The parts are listed next to the drawing. */
function describe({ offcuts }: SlabDrawing): string {
  return offcuts.length === 0 ? 'No large piece is left over.' : `Left over: ${offcuts.map(formatOffcut).join('; ')}.`;
}
