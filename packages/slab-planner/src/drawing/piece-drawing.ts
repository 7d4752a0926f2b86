import { escapeXml } from '@showroom/dimension-drawings/escape-xml';
import { units as allUnits, type Unit } from '@showroom/dimension-drawings/length-words';
import type { Layout, Piece, PlacedPart } from '../plan/plan.ts';
import type { PieceDrawing } from './draw-piece.ts';
import { writePathData } from './figures.ts';
import { inkPiece } from './ink-piece.ts';
import { mapPartToPiece, mapSlabToPart, outlinePart } from './place-part.ts';
import { writeInkSvg } from './write-ink-svg.ts';

export { drawPiece, type PieceDrawing } from './draw-piece.ts';
export { edgeCodes } from './edge-codes.ts';

export interface PieceSvgOptions {
  /** Unique on the page. */
  readonly id: string;
  /** The most that the whole drawing is wide, in pixels. The default fits a phone. */
  readonly widthPx?: number;
  /** The most that the piece is high, without its dimension lines. */
  readonly heightPx?: number;
  /** In both, each length is there twice: the page shows `unit-in` or `unit-mm`. */
  readonly units?: readonly Unit[];
  /** The picture of the slab below each part of the piece. */
  readonly pictures?: PiecePictures | undefined;
}

export interface PiecePictures {
  readonly piece: Piece;
  readonly slab: Layout['slab'];
  /** The piece's parts, each with the URL of its slab's picture, the whole slab of this size. */
  readonly parts: readonly { readonly placed: PlacedPart; readonly url: string }[];
}

/** The most pixels for an inch, so that a small piece doesn't look large. */
const MOST_SCALE = 8;
const MOST_STEPS = 6;

/** Writes a piece with its dimension lines as SVG, as large as fits the box. */
export function writePieceSvg(
  drawing: PieceDrawing,
  { heightPx = 280, id, pictures, units = allUnits, widthPx = 350 }: PieceSvgOptions,
): string {
  const { inked, scale } = fitPiece(drawing, { heightPx, units, widthPx });
  return writeInkSvg(
    inked,
    { id, title: drawing.name, description: drawing.description },
    pictures && writePictures(pictures, scale, id),
  );
}

/** Dimension lines take room that depends on the scale, so it is found step by step. */
function fitPiece(
  drawing: PieceDrawing,
  { heightPx, units, widthPx }: Required<Pick<PieceSvgOptions, 'heightPx' | 'units' | 'widthPx'>>,
) {
  const { bottom, left, right, top } = drawing.box;
  let scale = Math.min(widthPx / (right - left), heightPx / (bottom - top), MOST_SCALE);
  let inked = inkPiece(drawing, scale, units);
  for (let step = 0; step < MOST_STEPS && inked.viewBox[2] > widthPx; step += 1) {
    const around = inked.viewBox[2] - (right - left) * scale;
    scale = Math.max((widthPx - around) / (right - left), scale / 2);
    inked = inkPiece(drawing, scale, units);
  }
  return { inked, scale };
}

function writePictures({ parts, piece, slab }: PiecePictures, scale: number, id: string): string {
  const pictures = parts.map(({ placed, url }, index) => {
    const { part } = placed;
    const clip = `${id}-part-${index}`;
    return [
      `<clipPath id="${clip}"><path d="${writePathData(outlinePart(part, piece))}"/></clipPath>`,
      `<g transform="matrix(${mapPartToPiece(part).join(' ')})" clip-path="url(#${clip})">`,
      `<image href="${escapeXml(url)}" width="${slab.widthIn}" height="${slab.heightIn}" preserveAspectRatio="xMidYMid slice" transform="matrix(${mapSlabToPart(placed).join(' ')})"/>`,
      '</g>',
    ].join('');
  });
  return `<g transform="scale(${scale})">${pictures.join('')}</g>`;
}
