import type { LaidOutDimension } from '@showroom/dimension-drawings/lay-out-view';
import { rect } from '@showroom/dimension-drawings/drawing';
import { FONT_SIZE, layOutView } from '@showroom/dimension-drawings/lay-out-view';
import { writeLabel, type Unit } from '@showroom/dimension-drawings/length-words';
import type { Box } from '../outlines/outlines.ts';
import { formatLength } from '../lengths/lengths.ts';
import type { PieceDrawing } from './draw-piece.ts';
import { edgeCodes } from './edge-codes.ts';
import { layers, writePathData } from './figures.ts';
import { type Ink, type InkedDrawing, type LineInk } from './ink.ts';
import { inkLabel } from './labels.ts';

const TICK = 3.5;
/** From a side to the middle of its code. */
const CODE_OFF = 11;
const CODE_RADIUS = 7.5;
/** Between a box and its dimension lines, for the codes, besides the gap that they have anyway. */
const ROOM_FOR_CODES = 15;
const CODE_SIZE = 9.5;

/**
 * Inks a piece with its dimension lines around it.
 * @param scale pixels per inch
 * @param units in both, each length is there twice, and the page shows one of them
 */
export function inkPiece(drawing: PieceDrawing, scale: number, units: readonly Unit[]): InkedDrawing {
  const margin = ROOM_FOR_CODES / scale;
  const { dimensions, viewBox } = layOutAround(drawing.box, drawing.dimensions, scale, margin);
  return {
    viewBox,
    inks: [
      ...inkFigures(drawing.figures, scale),
      ...inkDimensions(dimensions, units),
      ...drawing.edgeMarks.flatMap(({ at, outward, profile }): readonly Ink[] => {
        const [x, y] = [at[0] * scale + outward[0] * CODE_OFF, at[1] * scale + outward[1] * CODE_OFF];
        return [
          { kind: 'line', use: 'code', d: circleAt(x, y, CODE_RADIUS) },
          {
            kind: 'text',
            text: edgeCodes[profile],
            at: [x, y],
            size: CODE_SIZE,
            anchor: 'middle',
            colour: 'accent',
            isStrong: true,
          },
        ];
      }),
      ...drawing.slantedLengths.map(({ at, lengthIn, outward }): Ink => {
        const off = CODE_OFF + CODE_RADIUS + FONT_SIZE;
        const angle = (Math.atan2(outward[0], -outward[1]) * 180) / Math.PI;
        return {
          kind: 'text',
          text: formatLength(lengthIn),
          at: [at[0] * scale + outward[0] * off, at[1] * scale + outward[1] * off],
          size: FONT_SIZE,
          anchor: 'middle',
          hasHalo: true,
          // Never upside down.
          turnDeg: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
        };
      }),
      ...drawing.labels.flatMap((label) => inkLabel(label, scale)),
    ],
  };
}

/** Lays dimension lines out around a box and its margin. */
export function layOutAround(
  { bottom, left, right, top }: Box,
  dimensions: PieceDrawing['dimensions'],
  scale: number,
  marginIn = 0,
) {
  const size = [right - left + 2 * marginIn, bottom - top + 2 * marginIn] as const;
  const shapes = [rect('outline', [left - marginIn, -bottom - marginIn], size)];
  return layOutView({ name: '', shapes, dimensions }, scale);
}

/** The lines of figures, layer by layer, so that what matters is on top. */
export function inkFigures(figures: PieceDrawing['figures'], scale: number): readonly LineInk[] {
  return figures
    .toSorted((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer))
    .map((figure) => ({ kind: 'line', use: figure.layer, d: writePathData(figure, scale) }));
}

export function inkDimensions(dimensions: readonly LaidOutDimension[], units: readonly Unit[]): readonly Ink[] {
  return dimensions.flatMap(({ label, lines, ticks }): readonly Ink[] => {
    const { centre, dimension, startsAtLeft, width } = label;
    const texts = units.map((unit) => ({ text: writeLabel(dimension, unit), unit }));
    return [
      { kind: 'line', use: 'dimension', d: lines.map(([from, to]) => `M${pair(from)}L${pair(to)}`).join('') },
      {
        kind: 'line',
        use: 'tick',
        d: ticks.map(([x, y]) => `M${pair([x - TICK, y + TICK])}L${pair([x + TICK, y - TICK])}`).join(''),
      },
      ...texts.map(({ text, unit }): Ink => ({
        kind: 'text',
        text,
        at: [centre[0] - (startsAtLeft ? width / 2 : 0), centre[1]],
        size: FONT_SIZE,
        anchor: startsAtLeft ? 'start' : 'middle',
        hasHalo: true,
        ...(units.length > 1 ? { unit } : {}),
      })),
    ];
  });
}

export function circleAt(x: number, y: number, radius: number): string {
  return writePathData({ kind: 'circle', layer: 'outline', centre: [x, y], radiusIn: radius });
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: readonly [number, number]) => `${round(x)} ${round(y)}`;
