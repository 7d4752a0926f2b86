import { formatLength } from '../lengths/lengths.ts';
import { boxOf, outlineOf, placeCutOuts, sidesOf } from '../outlines/outlines.ts';
import type { Layout, Piece, Plan, Point } from '../plan/plan.ts';
import { cutOutWords, edgeWords } from '../plan/plan-words.ts';
import { capitalize } from './capitalize.ts';
import { drawPiece, type PieceDrawing } from './draw-piece.ts';
import { drawSlabs, type SlabDrawing } from './draw-slabs.ts';
import { edgeCodes } from './edge-codes.ts';
import { formatOffcut, formatSize } from './format-size.ts';
import { circleAt, inkPiece } from './ink-piece.ts';
import { inkSlab } from './ink-slab.ts';
import { estimateTextWidth, type Ink, type InkedDrawing, type LineUse } from './ink.ts';
import { flowRows, shorten, type TableSection } from './sheet-table.ts';
import { pixelsPerInch, sheetScales, sheetSize, type SheetScale } from './sheet-scale.ts';

export { lineStyles, type Colour, type Ink } from './ink.ts';
export { POINTS_PER_PIXEL, sheetSize } from './sheet-scale.ts';

/** One page: what is drawn where, in pixels of `POINTS_PER_PIXEL`. */
export interface Sheet {
  readonly name: string;
  /** None on a page of tables. */
  readonly scale: SheetScale | undefined;
  readonly drawings: readonly { readonly at: Point; readonly inked: InkedDrawing }[];
  readonly inks: readonly Ink[];
}

export interface SheetWords {
  /** Such as “Countertop plan”. */
  readonly title: string;
  /** The stone and its thickness. */
  readonly stone: string;
  /** Whose drawing it is, and when it was made. */
  readonly source: string;
  /** Figures of the plan: “Slabs”, “2”. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What a fabricator has to look at. */
  readonly checks: readonly string[];
}

const MARGIN = 40;
const BLOCK_HEIGHT = 58;
const GAP = 26;
const CAPTION = 22;
const LEGEND_SIZE = 11;
const area = {
  left: MARGIN + 14,
  top: MARGIN + 14,
  right: sheetSize.width - MARGIN - 14,
  bottom: sheetSize.height - MARGIN - BLOCK_HEIGHT - 34,
};
const AREA_WIDTH = area.right - area.left;
const AREA_HEIGHT = area.bottom - area.top;

/** The usual scale of countertop drawings. */
const usualScale = sheetScales[3];
/** ⅜″ = 1′: smaller drawings need a second sheet more than a smaller scale. */
const SMALLEST_FOR_ONE_SHEET = 32;

/** Lays a plan out on letter paper to scale: its pieces, its slabs with the parts, and tables of what is cut. */
export function planSheets(plan: Plan, layout: Layout, words: SheetWords): readonly Sheet[] {
  const pieces = plan.pieces.map((piece) => drawPiece(piece, layout.seams));
  const slabs = drawSlabs(plan, layout);
  const sheets = [...placePieces(pieces), ...placeSlabs(slabs), ...writeTables(plan, slabs, words)];
  return sheets.map((sheet, index) => ({
    ...sheet,
    inks: [...sheet.inks, ...frameSheet(sheet, words, `${index + 1} of ${sheets.length}`)],
  }));
}

type Block = { readonly caption: string; readonly inked: InkedDrawing };

/** The largest scale at which all pieces are on one sheet; else the usual one, or less if a piece needs it. */
function placePieces(pieces: readonly PieceDrawing[]): readonly Sheet[] {
  const legend = writeLegend(pieces);
  const tries = sheetScales.map((scale) => {
    const blocks = pieces.map((piece): Block => {
      return { caption: piece.name, inked: inkPiece(piece, pixelsPerInch(scale), ['in']) };
    });
    const areFitting = blocks.every(
      ({ inked }) => inked.viewBox[2] <= AREA_WIDTH && inked.viewBox[3] + CAPTION <= AREA_HEIGHT,
    );
    return { scale, areFitting, pages: fillRows(blocks) };
  });
  const fitting = tries.filter(({ areFitting }) => areFitting);
  const chosen =
    fitting.find(({ pages, scale }) => pages.length === 1 && scale.ratio <= SMALLEST_FOR_ONE_SHEET) ??
    fitting.find(({ scale }) => scale.ratio >= usualScale.ratio) ??
    tries.at(-1);
  return (chosen?.pages ?? []).map(({ drawings, inks }) => ({
    name: 'Pieces',
    scale: chosen?.scale,
    drawings,
    inks: [...inks, ...legend],
  }));
}

interface Row {
  readonly top: number;
  /** Of the highest drawing so far. Only the last row of a page grows. */
  height: number;
  /** Where the next drawing goes. */
  x: number;
}

/** Rows of drawings, from left to right and from top to bottom: each in the first row that has room for it. */
function fillRows(blocks: readonly Block[]): readonly Pick<Sheet, 'drawings' | 'inks'>[] {
  const pages: { drawings: Sheet['drawings'][number][]; inks: Ink[]; rows: Row[] }[] = [];
  for (const { caption, inked } of blocks) {
    const [left, top, width, drawnHeight] = inked.viewBox;
    const height = drawnHeight + CAPTION;
    const fits = (row: Row, isLast: boolean) =>
      row.x + width <= area.right && (height <= row.height || (isLast && row.top + height <= area.bottom));
    const page = pages.at(-1) ?? { drawings: [], inks: [], rows: [] };
    if (pages.length === 0) pages.push(page);
    let row = page.rows.find((each, index) => fits(each, index === page.rows.length - 1));
    if (row === undefined) {
      const above = page.rows.at(-1);
      row = { top: above === undefined ? area.top : above.top + above.height + GAP, height: 0, x: area.left };
      if (above !== undefined && row.top + height > area.bottom) {
        row = { top: area.top, height: 0, x: area.left };
        pages.push({ drawings: [], inks: [], rows: [] });
      }
      pages.at(-1)?.rows.push(row);
    }
    const { drawings, inks } = pages.at(-1) ?? page;
    inks.push({
      kind: 'text',
      text: shorten(caption, width, 13),
      at: [row.x, row.top + 8],
      size: 13,
      anchor: 'start',
      isStrong: true,
    });
    drawings.push({ at: [row.x - left, row.top + CAPTION - top], inked });
    row.x += width + GAP;
    row.height = Math.max(row.height, height);
  }
  return pages;
}

/** Below each other, each with a list of its parts. */
function placeSlabs(slabs: readonly SlabDrawing[]): readonly Sheet[] {
  const sheets: { name: string; scale: SheetScale; drawings: Sheet['drawings'][number][]; inks: Ink[] }[] = [];
  let y = Infinity;
  for (const slab of slabs) {
    const inked = inkSlab(slab, pixelsPerInch(usualScale), ['in']);
    const [left, top, width, drawnHeight] = inked.viewBox;
    const rows = slab.parts.map(({ number, placed: { part, quarterTurns } }) => [
      `${number}`,
      part.name,
      formatSize(part.widthIn, part.heightIn),
      quarterTurns === 0 ? '' : `${quarterTurns * 90}°`,
    ]);
    const section: TableSection = {
      heading: `Slab ${slab.slab + 1}`,
      columns: [
        { name: 'No.', width: 34 },
        { name: 'Part', width: 195 },
        { name: 'Size', width: 105 },
        { name: 'Turned', width: 55 },
      ],
      rows: [...rows, ...slab.offcuts.map((box) => ['', 'Offcut, at least', formatOffcut(box), ''])],
    };
    const [list] = flowRows([section], { x: area.left + width + GAP, top: 0, bottom: Infinity });
    const height = Math.max(drawnHeight, list?.height ?? 0);
    if (y > area.top && y + height > area.bottom) {
      sheets.push({ name: 'Slabs', scale: usualScale, drawings: [], inks: [...writeArrowNote()] });
      y = area.top;
    }
    const sheet = sheets.at(-1);
    sheet?.drawings.push({ at: [area.left - left, y - top], inked });
    sheet?.drawings.push({ at: [0, y], inked: { inks: list?.inks ?? [], viewBox: [0, 0, 0, 0] } });
    y += height + GAP;
  }
  return sheets;
}

function writeArrowNote(): readonly Ink[] {
  const text = 'An arrow points from left to right along the wall of its part. Veins run along the slab.';
  return [{ kind: 'text', text, at: [area.left, area.bottom + 16], size: 11, anchor: 'start', colour: 'muted' }];
}

function writeTables(plan: Plan, slabs: readonly SlabDrawing[], { checks, facts }: SheetWords): readonly Sheet[] {
  const cutOuts = plan.pieces.flatMap((piece) =>
    placeCutOuts(piece).map(({ centre, cutOut }) => {
      const { left, top } = boxOf(outlineOf(piece.shape));
      const { depthIn, kind, radiusIn, widthIn } = cutOut;
      const isRound = widthIn === depthIn && radiusIn * 2 >= widthIn;
      return [
        piece.name,
        capitalize(cutOutWords[kind]),
        isRound ? `${formatLength(widthIn)} dia.` : formatSize(widthIn, depthIn),
        isRound ? '' : formatLength(radiusIn),
        formatLength(centre[0] - left),
        formatLength(centre[1] - top),
      ];
    }),
  );
  const sections: readonly TableSection[] = [
    {
      heading: 'Plan',
      columns: [
        { name: '', width: 180 },
        { name: '', width: 500 },
      ],
      rows: facts,
    },
    {
      heading: 'Cut list',
      columns: [
        { name: 'No.', width: 50 },
        { name: 'Part', width: 330 },
        { name: 'Size', width: 150 },
        { name: 'Slab', width: 70 },
        { name: 'From the left', width: 110 },
        { name: 'From the top', width: 110 },
        { name: 'Turned', width: 90 },
      ],
      rows: slabs.flatMap(({ parts, slab }) =>
        parts.map(({ number, placed: { part, quarterTurns, xIn, yIn } }) => [
          `${number}`,
          part.name,
          formatSize(part.widthIn, part.heightIn),
          `${slab + 1}`,
          formatLength(xIn),
          formatLength(yIn),
          quarterTurns === 0 ? 'no' : `${quarterTurns * 90}°`,
        ]),
      ),
    },
    {
      heading: 'Finished edges',
      columns: [
        { name: 'Piece', width: 280 },
        { name: 'Side', width: 150 },
        { name: 'Profile', width: 160 },
        { name: 'Length', width: 110 },
      ],
      rows: plan.pieces.flatMap(listEdges),
    },
    {
      heading: 'Cut-outs',
      columns: [
        { name: 'Piece', width: 280 },
        { name: 'Cut-out', width: 150 },
        { name: 'Size', width: 160 },
        { name: 'Radius', width: 110 },
        { name: 'Centre from the left', width: 160 },
        { name: 'Centre from the back', width: 160 },
      ],
      rows: cutOuts,
    },
    { heading: 'Checks', columns: [{ name: '', width: AREA_WIDTH }], rows: checks.map((check) => [check]) },
  ];
  const pages = flowRows(
    sections.filter(({ rows }) => rows.length > 0),
    { x: area.left, top: area.top, bottom: area.bottom },
  );
  return pages.map(({ inks }) => ({ name: 'Cut list', scale: undefined, drawings: [], inks }));
}

function listEdges(piece: Piece): readonly (readonly string[])[] {
  return sidesOf(piece).flatMap(({ edge, lengthIn, name }) =>
    edge === null ? [] : [[piece.name, name, capitalize(edgeWords[edge]), formatLength(lengthIn)]],
  );
}

/** What the lines and the codes on a sheet of pieces mean. */
function writeLegend(pieces: readonly PieceDrawing[]): readonly Ink[] {
  const profiles = new Set(pieces.flatMap(({ edgeMarks: marks }) => marks.map(({ profile }) => profile)));
  const used = new Set(pieces.flatMap(({ figures }) => figures.map(({ layer }) => layer)));
  const lines = (
    [
      ['finished-edge', 'Finished edge'],
      ['seam', 'Seam'],
      ['appliance', 'Appliance below'],
    ] as const satisfies readonly (readonly [LineUse, string])[]
  ).filter(([use]) => used.has(use));
  const inks: Ink[] = [];
  let [x, y] = [area.left, area.bottom + 10];
  const add = (width: number, words: string, symbol: (symbolX: number, symbolY: number) => readonly Ink[]) => {
    const whole = width + estimateTextWidth(words, LEGEND_SIZE);
    if (x + whole > area.right) [x, y] = [area.left, y + 18];
    inks.push(...symbol(x, y), { kind: 'text', text: words, at: [x + width, y], size: LEGEND_SIZE, anchor: 'start' });
    x += whole + 24;
  };
  for (const [use, words] of lines) {
    add(44, words, (left, middle) => [{ kind: 'line', use, d: `M${left} ${middle}L${left + 36} ${middle}` }]);
  }
  for (const profile of profiles) {
    add(22, capitalize(edgeWords[profile]), (left, middle) => [
      { kind: 'line', use: 'code', d: circleAt(left + 8, middle, 8) },
      {
        kind: 'text',
        text: edgeCodes[profile],
        at: [left + 8, middle],
        size: 9.5,
        anchor: 'middle',
        colour: 'accent',
        isStrong: true,
      },
    ]);
  }
  return inks;
}

/** A frame, and a title block along its lower side with a bar to check the print's scale with. */
function frameSheet({ name, scale }: Sheet, { source, stone, title }: SheetWords, number: string): readonly Ink[] {
  const [left, right, bottom] = [MARGIN, sheetSize.width - MARGIN, sheetSize.height - MARGIN];
  const top = bottom - BLOCK_HEIGHT;
  const bars = [0, 0.36, 0.66, 0.93].map((share) => left + (right - left) * share);
  const cell = (index: number, line: number, text: string, isStrong = false): Ink => {
    const x = (bars[index] ?? left) + 12;
    const size = isStrong ? 14 : 11;
    const width = (bars[index + 1] ?? right) - x - 4;
    return {
      kind: 'text',
      text: shorten(text, width, size),
      at: [x, top + 20 + line * 19],
      size,
      anchor: 'start',
      isStrong,
    };
  };
  return [
    { kind: 'line', use: 'frame', d: `M${left} ${MARGIN}L${right} ${MARGIN}L${right} ${bottom}L${left} ${bottom}Z` },
    { kind: 'line', use: 'frame', d: `M${left} ${top}L${right} ${top}` },
    ...bars.slice(1).map((x): Ink => ({ kind: 'line', use: 'rule', d: `M${x} ${top}L${x} ${bottom}` })),
    cell(0, 0, title, true),
    cell(0, 1, stone),
    ...(scale === undefined
      ? [cell(1, 0, 'Lengths in inches'), cell(1, 1, 'Not to scale')]
      : [
          cell(1, 0, `Scale ${scale.name} (1:${scale.ratio}). Lengths in inches.`),
          ...drawBar(scale, [(bars[1] ?? 0) + 12, top + 44]),
        ]),
    cell(2, 0, name, true),
    cell(2, 1, source),
    cell(3, 0, 'Sheet'),
    cell(3, 1, number),
  ];
}

/** Four feet, or less where they are long. */
function drawBar(scale: SheetScale, [x, y]: Point): readonly Ink[] {
  const foot = 12 * pixelsPerInch(scale);
  const feet = Math.max(1, Math.min(4, Math.floor(250 / foot)));
  const ticks = Array.from({ length: feet + 1 }, (_, index) => x + index * foot);
  return [
    {
      kind: 'line',
      use: 'dimension',
      d: [`M${x} ${y}L${x + feet * foot} ${y}`, ...ticks.map((at) => `M${at} ${y - 5}L${at} ${y}`)].join(''),
    },
    { kind: 'text', text: `${feet}′`, at: [x + feet * foot + 8, y], size: 11, anchor: 'start' },
  ];
}
