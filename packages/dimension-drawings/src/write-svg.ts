import { isCurve } from './bounds.ts';
import type { Drawing, Point, Shape, Stroke, View } from './drawing.ts';
import { escapeXml } from './escape-xml.ts';
import { FONT_SIZE, type LaidOutDimension, type LaidOutView } from './lay-out-view.ts';
import { units, writeLabel, writeLength } from './length-words.ts';

const strokes: Readonly<Record<Stroke, string>> = {
  ground: 'stroke="var(--color-stone-400,currentColor)" stroke-width="2"',
  hidden: 'stroke-width=".9" stroke-dasharray="5 3"',
  centre: 'stroke="var(--color-stone-400,currentColor)" stroke-width=".8" stroke-dasharray="9 3 2 3"',
  edge: 'stroke-width=".8"',
  outline: 'stroke-width="1.6"',
};
const strokeOrder = ['ground', 'hidden', 'centre', 'edge', 'outline'] as const satisfies readonly Stroke[];

/** Half of a tick at the end of a dimension line. */
const TICK = 3.5;

export type SvgOptions = {
  /** Unique on the page. */
  readonly id: string;
  /** Pixels per inch. */
  readonly scale: number;
};

/**
 * Renders a view as SVG. Each length is text in inches and millimetres: the page’s CSS shows the class `unit-in` or
 * `unit-mm`. Lines have the page’s text colour, dimensions its brass.
 */
export function writeSvg(
  { title }: Pick<Drawing, 'title'>,
  view: View,
  { dimensions, viewBox }: LaidOutView,
  { id, scale }: SvgOptions,
): string {
  const [, , width, height] = viewBox;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-desc">`,
    `<title id="${id}-title">${escapeXml(`${title}: ${view.name.toLowerCase()} view with dimensions`)}</title>`,
    `<desc id="${id}-desc">${escapeXml(describe(view))}</desc>`,
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">',
    ...strokeOrder.map((stroke) => {
      const shapes = view.shapes.filter((shape) => shape.stroke === stroke);
      return shapes.length === 0
        ? ''
        : `<path ${strokes[stroke]} d="${shapes.map((shape) => writeShape(shape, scale)).join('')}"/>`;
    }),
    '</g>',
    dimensions.length === 0 ? '' : writeDimensions(dimensions),
    '</svg>',
  ].join('');
}

function describe({ dimensions }: View): string {
  const lengths = dimensions.map((dimension) => {
    const { after, before = '', isMetric, name } = dimension;
    const [inches, millimetres] = units.map((unit) => writeLength(dimension, unit));
    const length = isMetric === true ? millimetres : `${inches} (${millimetres})`;
    return [name, before, length, after === 'dia.' ? 'across' : ''].filter(Boolean).join(' ');
  });
  return lengths.length === 0 ? 'Not to be measured.' : `${lengths.join('; ')}.`;
}

function writeDimensions(dimensions: readonly LaidOutDimension[]): string {
  const lines = dimensions.flatMap((dimension) => dimension.lines).map(([from, to]) => `M${pair(from)}L${pair(to)}`);
  const ticks = dimensions
    .flatMap((dimension) => dimension.ticks)
    .map(([x, y]) => `M${pair([x - TICK, y + TICK])}L${pair([x + TICK, y - TICK])}`);
  return [
    '<g fill="none" stroke="var(--color-brass,currentColor)" stroke-width=".75">',
    `<path d="${lines.join('')}"/>`,
    `<path stroke-width="1.5" d="${ticks.join('')}"/>`,
    '</g>',
    `<g fill="currentColor" font-size="${FONT_SIZE}" text-anchor="middle" paint-order="stroke" stroke="var(--color-paper,#fff)" stroke-width="7" stroke-linejoin="round">`,
    ...dimensions.flatMap(({ label: { centre, dimension, startsAtLeft, width } }) => {
      const [x, y] = [centre[0] - (startsAtLeft ? width / 2 : 0), centre[1]];
      const at = `${startsAtLeft ? 'text-anchor="start" ' : ''}x="${round(x)}" y="${round(y + FONT_SIZE * 0.36)}"`;
      const [inches, millimetres] = units.map((unit) => escapeXml(writeLabel(dimension, unit)));
      return inches === millimetres
        ? [`<text ${at}>${inches}</text>`]
        : [`<text class="unit-in" ${at}>${inches}</text>`, `<text class="unit-mm" ${at}>${millimetres}</text>`];
    }),
    '</g>',
  ].join('');
}

function writeShape(shape: Shape, scale: number): string {
  const at = ([x, y]: Point) => pair([x * scale, -y * scale]);
  switch (shape.kind) {
    case 'rect': {
      const { corner, radiusIn, size } = shape;
      const [left, low] = corner;
      const [right, high] = [left + size[0], low + size[1]];
      const r = Math.min(radiusIn, size[0] / 2, size[1] / 2);
      if (r === 0) return `M${at([left, low])}L${at([left, high])}L${at([right, high])}L${at([right, low])}Z`;
      const arc = `A${round(r * scale)} ${round(r * scale)} 0 0 1 `;
      return [
        `M${at([left, low + r])}L${at([left, high - r])}${arc}${at([left + r, high])}`,
        `L${at([right - r, high])}${arc}${at([right, high - r])}`,
        `L${at([right, low + r])}${arc}${at([right - r, low])}L${at([left + r, low])}${arc}${at([left, low + r])}Z`,
      ].join('');
    }
    case 'ellipse': {
      const { centre, radiiIn } = shape;
      const [x, y] = centre;
      const [rx, ry] = radiiIn;
      const half = `A${round(rx * scale)} ${round(ry * scale)} 0 0 1 `;
      return `M${at([x - rx, y])}${half}${at([x + rx, y])}${half}${at([x - rx, y])}Z`;
    }
    case 'path': {
      const segments = shape.segments.map((segment) =>
        isCurve(segment) ? `C${segment.map(at).join(' ')}` : `L${at(segment)}`,
      );
      return `M${at(shape.start)}${segments.join('')}${shape.isClosed ? 'Z' : ''}`;
    }
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
