import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import type { Layout, Plan, Point } from '../plan/plan.ts';
import { edgeWords } from '../plan/plan-words.ts';
import { capitalize } from './capitalize.ts';
import { drawPiece, type PieceDrawing } from './draw-piece.ts';
import { drawSlabs, type SlabDrawing } from './draw-slabs.ts';
import { mapFigure, type Figure, type Layer } from './figures.ts';
import { formatSize } from './format-size.ts';

/** AutoCAD's colour numbers; 7 is black on white paper. */
const colours = { red: 1, yellow: 2, green: 3, cyan: 4, blue: 5, magenta: 6, ink: 7, grey: 8 } as const;

/** What a part on a slab is drawn on, apart from the pieces, so that a saw's program can take either. */
const dxfLayers = {
  OUTLINE: [colours.ink, 'Continuous'],
  'FINISHED-EDGE': [colours.green, 'Continuous'],
  'CUT-OUT': [colours.red, 'Continuous'],
  'CENTRE-LINE': [colours.grey, 'CENTER'],
  SEAM: [colours.magenta, 'DASHED'],
  APPLIANCE: [colours.grey, 'DASHED'],
  TEXT: [colours.ink, 'Continuous'],
  SLAB: [colours.blue, 'Continuous'],
  'SLAB-TRIM': [colours.grey, 'DASHED'],
  'SLAB-PART': [colours.ink, 'Continuous'],
  'SLAB-CUT-OUT': [colours.red, 'Continuous'],
  'SLAB-DIRECTION': [colours.yellow, 'Continuous'],
  'SLAB-TEXT': [colours.ink, 'Continuous'],
} as const;
type DxfLayer = keyof typeof dxfLayers;

const pieceLayers: Readonly<Partial<Record<Layer, DxfLayer>>> = {
  outline: 'OUTLINE',
  'finished-edge': 'FINISHED-EDGE',
  'cut-out': 'CUT-OUT',
  'centre-line': 'CENTRE-LINE',
  seam: 'SEAM',
  appliance: 'APPLIANCE',
};
const slabLayers: Readonly<Partial<Record<Layer, DxfLayer>>> = {
  slab: 'SLAB',
  trim: 'SLAB-TRIM',
  outline: 'SLAB-PART',
  'cut-out': 'SLAB-CUT-OUT',
  vein: 'SLAB-DIRECTION',
};

/** Between drawings, in inches. */
const GAP_IN = 24;
const NAME_IN = 2;
const NOTE_IN = 1.25;

/**
 * Writes a plan as a DXF file (AutoCAD 2007 and later) in inches at full size: the pieces in a row, below them the slabs with the
 * parts. Radii are arcs. Names are visitors' words: nothing in them can add to the file.
 */
export function writeDxf(plan: Plan, layout: Layout): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Inches);
  // Imperial, and lengths in fractions down to 1/16.
  dxf.setVariable('$MEASUREMENT', { 70: 0 });
  dxf.setVariable('$LUNITS', { 70: 5 });
  dxf.setVariable('$LUPREC', { 70: 4 });
  dxf.addLType('DASHED', '__ __ __', [1, -0.5]);
  dxf.addLType('CENTER', '____ _ ____', [2, -0.5, 0.5, -0.5]);
  for (const [name, [colour, lineType]] of Object.entries(dxfLayers)) dxf.addLayer(name, colour, lineType);

  let x = 0;
  let lowest = 0;
  for (const piece of plan.pieces) {
    const drawing = drawPiece(piece, layout.seams);
    addPiece(dxf, drawing, [x, 0]);
    x += drawing.box.right - drawing.box.left + GAP_IN;
    lowest = Math.max(lowest, drawing.box.bottom - drawing.box.top);
  }
  drawSlabs(plan, layout).forEach((slab, index) => {
    addSlab(dxf, slab, [index * (slab.widthIn + GAP_IN), lowest + 2 * GAP_IN]);
  });
  return dxf.stringify();
}

function addPiece(dxf: DxfWriter, { box, edgeMarks: marks, figures, name }: PieceDrawing, [x, y]: Point): void {
  const at: Point = [x - box.left, y - box.top];
  for (const figure of figures) addFigure(dxf, figure, at, pieceLayers);
  const size = formatSize(box.right - box.left, box.bottom - box.top);
  addText(dxf, 'TEXT', `${name}, ${size}`, [x, y - 2 * NAME_IN], NAME_IN, 'start');
  for (const { at: middle, outward, profile } of marks) {
    const off = NOTE_IN * 1.2;
    addText(
      dxf,
      'TEXT',
      capitalize(edgeWords[profile]),
      [middle[0] + at[0] + outward[0] * off, middle[1] + at[1] + outward[1] * off],
      NOTE_IN,
      'middle',
      Math.abs(outward[0]) > Math.abs(outward[1]) ? 90 : 0,
    );
  }
}

function addSlab(dxf: DxfWriter, { figures, heightIn, parts, slab, widthIn }: SlabDrawing, at: Point): void {
  for (const figure of figures) addFigure(dxf, figure, at, slabLayers);
  const title = `Slab ${slab + 1}, ${formatSize(widthIn, heightIn)}`;
  addText(dxf, 'SLAB-TEXT', title, [at[0], at[1] - NAME_IN], NAME_IN, 'start');
  for (const { figures: partFigures, label, number, placed } of parts) {
    for (const figure of partFigures) addFigure(dxf, figure, at, slabLayers);
    const { bottom, left, right, top } = label.room;
    const middle: Point = [at[0] + (left + right) / 2, at[1] + (top + bottom) / 2];
    const isUpright = bottom - top > right - left;
    addText(dxf, 'SLAB-TEXT', `${number} ${placed.part.name}`, middle, NOTE_IN, 'middle', isUpright ? 90 : 0);
  }
}

/** DXF's y grows upwards, so what turned clockwise as seen has a negative bulge. */
function addFigure(dxf: DxfWriter, figure: Figure, [dx, dy]: Point, names: typeof pieceLayers): void {
  const layerName = names[figure.layer];
  if (layerName === undefined) return;
  const moved = mapFigure([1, 0, 0, 1, dx, dy], figure);
  if (moved.kind === 'circle') {
    dxf.addCircle(point3d(moved.centre[0], -moved.centre[1]), moved.radiusIn, { layerName });
    return;
  }
  dxf.addLWPolyline(
    // 0 and not -0, which some readers don't know.
    moved.vertices.map(({ at: [x, y], bulge }) => ({
      point: point2d(x, 0 - y),
      ...(bulge === 0 ? {} : { bulge: -bulge }),
    })),
    { layerName, flags: moved.isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
  );
}

function addText(
  dxf: DxfWriter,
  layerName: DxfLayer,
  text: string,
  [x, y]: Point,
  heightIn: number,
  anchor: 'middle' | 'start',
  turnDeg = 0,
): void {
  const place = point3d(x, 0 - y);
  dxf.addText(place, heightIn, toDxfText(text), {
    layerName,
    rotation: turnDeg,
    ...(anchor === 'middle'
      ? {
          horizontalAlignment: TextHorizontalAlignment.Center,
          verticalAlignment: TextVerticalAlignment.Middle,
          secondAlignmentPoint: place,
        }
      : {}),
  });
}

/**
 * A text for one line of a DXF file. A line break would end it and start a tag; `^`, `%%` and `\` start codes of AutoCAD
 * (`^ ` is a caret).
 */
function toDxfText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\u{2028}\u{2029}]+/gu, ' ')
    .replaceAll('\u{a0}', ' ')
    .replaceAll('^', '^ ')
    .replaceAll(/%(?=%)/g, '% ')
    .replaceAll('\\', '/');
}
