import { drawingSize } from '@showroom/catalog-data/catalogue/guide';
import type { Hex } from '../canvas/colour.ts';
import { findSign } from './lettering.ts';
import type { Point } from './outlines.ts';
import { palette } from './palette.ts';

/** A phone shows a sheet about 350 pixels wide, where this size is readable. */
const LETTERS = 12.5;
const LINE_HEIGHT = 15.5;
/** From the baseline to the middle of digits. */
const HALF_CAPITAL = LETTERS * 0.36;
const ARROW = 7;
/** Between a line and its label. */
const GAP = 5;

type Anchor = 'start' | 'middle' | 'end';

interface Words {
  readonly at: Point;
  /** Lines are separated by `\n`. */
  readonly text: string;
  readonly anchor?: Anchor;
  /** Names a view or material, and isn’t a figure. */
  readonly isQuiet?: boolean;
  /** The background. Default: the sheet. */
  readonly on?: 'stone';
}

interface Lettering {
  readonly anchor: Anchor;
  readonly colour: string;
  /** Covers a line below the text. */
  readonly ground: string;
}

interface Measure {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The start of its witness lines at each end. Default: none. */
  readonly witness?: readonly [number, number];
  /** Where the label goes if there is no room between the ends. Default: after them. */
  readonly side?: 'before' | 'after';
  /** The background of the label. Default: the sheet. */
  readonly on?: 'stone';
}

/** An opaque fill: a colour of the site, or of light. */
type Fill = 'sheet' | 'stone' | 'wall' | 'water' | Hex;

/**
 * A view on a sheet, in inches from its origin, right and up. Outlines are SVG paths with absolute pairs (`M 0 0 L 12
 * 0 Q 14 0 14 2 Z`); `box`, `oval` and `line` write the usual ones.
 */
export interface View {
  /** An edge; with a `fill` it covers what is behind. */
  readonly body: (outline: string, fill?: Fill) => void;
  /** A cut surface, hatched. */
  readonly cut: (outline: string) => void;
  readonly thin: (outline: string) => void;
  /** A hidden or opening edge. */
  readonly hidden: (outline: string) => void;
  readonly centreLine: (outline: string) => void;
  readonly water: (outline: string) => void;
  /** A horizontal dimension at this height. */
  readonly across: (measure: Measure & { readonly y: number }) => void;
  /** A vertical dimension at this distance from the origin. */
  readonly up: (measure: Measure & { readonly x: number }) => void;
  readonly words: (words: Words) => void;
  /** A label with a line to its subject, from the subject to the label. */
  readonly leader: (points: readonly [Point, ...Point[]], text: string, anchor?: Anchor) => void;
}

/** A sheet of the usual size: draw views on it, then take it as SVG. */
export function openSheet() {
  const { width, height } = drawingSize;
  const parts: string[] = [];
  const texts: string[] = [];
  const signs = new Map<string, { readonly id: string; readonly path: string }>();
  let isHatched = false;

  function stroke(d: string, colour: string, strokeWidth: number, more = ''): void {
    parts.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}"${more}/>`);
  }

  function idOf(character: string): string {
    const { path } = findSign(character);
    const sign = signs.get(character) ?? { id: `g${signs.size.toString(36)}`, path };
    signs.set(character, sign);
    return sign.id;
  }

  /** A line of text centred vertically at `y`, with its background. */
  function letter(x: number, y: number, text: string, { anchor, colour, ground }: Lettering): void {
    const long = widthOf(text);
    const left = x - { start: 0, middle: long / 2, end: long }[anchor];
    if (left < 4 || left + long > width - 4 || y < 8 || y > height - 8)
      throw new Error(`"${text}" stands outside of its sheet.`);
    texts.push(text);
    let at = 0;
    const uses = Array.from(text, (character) => {
      const use = character === ' ' ? '' : `<use href="#${idOf(character)}"${at === 0 ? '' : ` x="${at}"`}/>`;
      at += findSign(character).width;
      return use;
    });
    const size = LETTERS / 1000;
    parts.push(
      `<path fill="${ground}" d="M${round(left - 2)} ${round(y - 8)}h${round(long + 4)}v16h${round(-long - 4)}z"/>`,
      `<g fill="${colour}" transform="translate(${round(left)} ${round(y + HALF_CAPITAL)})scale(${size} -${size})">${uses.join('')}</g>`,
    );
  }

  function write(x: number, y: number, text: string, anchor: Anchor, look: Partial<Lettering> = {}): void {
    const lettering = { anchor, colour: palette.text, ground: palette.sheet, ...look };
    const lines = text.split('\n');
    const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2;
    for (const [index, each] of lines.entries()) letter(x, first + index * LINE_HEIGHT, each, lettering);
  }

  /** An arrowhead with its tip at `[x, y]` and its body in the direction `[dx, dy]`. */
  function arrow([x, y]: Point, [dx, dy]: Point): void {
    const [bx, by] = [x + dx * ARROW, y + dy * ARROW];
    const outline = [
      [x, y],
      [bx - dy * 1.7, by + dx * 1.7],
      [bx + dy * 1.7, by - dx * 1.7],
    ];
    parts.push(
      `<path fill="${palette.measure}" d="M${outline.map(([a = 0, b = 0]) => `${round(a)} ${round(b)}`).join('L')}z"/>`,
    );
  }

  /** A dimension along one axis: `low` and `high` on it, `across` on the other; `toPoint` converts them. */
  function measure(
    [low, high]: Point,
    across: number,
    { text, side = 'after', on }: Measure,
    { isUpright }: { readonly isUpright: boolean },
  ): void {
    const toPoint = (along: number): Point => (isUpright ? [across, along] : [along, across]);
    const drawLine = (from: number, to: number) =>
      stroke(`M${toPoint(from).map(round).join(' ')}L${toPoint(to).map(round).join(' ')}`, palette.measure, 0.8);
    const forward: Point = isUpright ? [0, 1] : [1, 0];
    const backward: Point = isUpright ? [0, -1] : [-1, 0];
    const lines = text.split('\n');
    const extent = isUpright ? lines.length * LINE_HEIGHT : Math.max(...lines.map(widthOf));
    const middle = (low + high) / 2;
    const space = high - low;
    if (space >= extent + 2 * (ARROW + GAP)) {
      drawLine(low, high);
      arrow(toPoint(low), forward);
      arrow(toPoint(high), backward);
      write(...toPoint(middle), text, 'middle', { ground: palette[on ?? 'sheet'] });
      return;
    }
    const isTight = space < 2 * ARROW + 2;
    const reach = isTight ? 2 * ARROW : 0;
    const end = side === 'after' ? high : low;
    const outward = side === 'after' ? 1 : -1;
    const tail = end + outward * (isTight ? reach : 10);
    drawLine(Math.min(low - reach, tail), Math.max(high + reach, tail));
    arrow(toPoint(low), isTight ? backward : forward);
    arrow(toPoint(high), isTight ? forward : backward);
    if (isUpright) write(across, tail + outward * (GAP + extent / 2), text, 'middle');
    else write(tail + outward * GAP, across, text, outward > 0 ? 'start' : 'end');
  }

  /** From the measured point to the dimension line. */
  function witnessLine(from: Point, to: Point): void {
    stroke(`M${from.map(round).join(' ')}L${to.map(round).join(' ')}`, palette.measure, 0.5);
  }

  /** A view with its origin at this place of the sheet, `scale` units per inch. */
  function view(originX: number, originY: number, scale: number): View {
    const mapX = (x: number) => round(originX + x * scale);
    const mapY = (y: number) => round(originY - y * scale);
    const map = (outline: string) =>
      outline
        .replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_pair, x: string, y: string) => `${mapX(Number(x))} ${mapY(Number(y))}`)
        .replaceAll(/ ?([MLCQZ]) ?/g, '$1');
    return {
      body: (outline, fill = 'sheet') =>
        parts.push(
          `<path d="${map(outline)}" fill="${isHex(fill) ? fill : palette[fill]}" stroke="${palette.edge}" stroke-width="1.3" stroke-linejoin="round"/>`,
        ),
      cut: (outline) => {
        isHatched = true;
        parts.push(`<path d="${map(outline)}" fill="url(#h)" stroke="${palette.edge}" stroke-width="1.3"/>`);
      },
      thin: (outline) => stroke(map(outline), palette.edge, 0.7, ' stroke-linecap="round"'),
      hidden: (outline) => stroke(map(outline), palette.edge, 0.8, ' stroke-dasharray="4 3"'),
      centreLine: (outline) => stroke(map(outline), palette.hatch, 0.8, ' stroke-dasharray="11 3 2 3"'),
      water: (outline) => stroke(map(outline), palette.mark, 1.3, ' stroke-dasharray="5 3" stroke-linecap="round"'),
      across: ({ y, ...given }) => {
        const [low, high, at] = [mapX(given.from), mapX(given.to), mapY(y)];
        for (const [index, begin] of (given.witness ?? []).entries()) {
          const x = index === 0 ? low : high;
          const away = Math.sign(at - mapY(begin));
          witnessLine([x, mapY(begin) + away * 2], [x, at + away * 4]);
        }
        measure([low, high], at, given, { isUpright: false });
      },
      up: ({ x, ...given }) => {
        // On the sheet, y grows downwards.
        const [low, high, at] = [mapY(given.from), mapY(given.to), mapX(x)];
        for (const [index, begin] of (given.witness ?? []).entries()) {
          const y = index === 0 ? low : high;
          const away = Math.sign(at - mapX(begin));
          witnessLine([mapX(begin) + away * 2, y], [at + away * 4, y]);
        }
        const side = given.side === 'before' ? 'after' : 'before';
        measure([high, low], at, { ...given, side }, { isUpright: true });
      },
      words: ({ at: [x, y], text, anchor = 'start', isQuiet = false, on }) =>
        write(mapX(x), mapY(y), text, anchor, {
          colour: isQuiet ? palette.quiet : palette.text,
          ground: palette[on ?? 'sheet'],
        }),
      leader: (points, text, anchor = 'start') => {
        const mapped = points.map(([x, y]): Point => [mapX(x), mapY(y)]);
        const [first = [0, 0]] = mapped;
        const [endX, endY] = mapped.at(-1) ?? first;
        stroke(`M${mapped.map(([x, y]) => `${x} ${y}`).join('L')}`, palette.measure, 0.8);
        parts.push(`<circle cx="${first[0]}" cy="${first[1]}" r="1.8" fill="${palette.measure}"/>`);
        write(endX + { start: GAP, middle: 0, end: -GAP }[anchor], endY, text, anchor);
      },
    };
  }

  function finish(): { readonly svg: string; readonly texts: readonly string[] } {
    const hatch = `<pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="${palette.hatch}"/></pattern>`;
    const letters = [...signs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('');
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<defs>${isHatched ? hatch : ''}${letters}</defs>`,
      `<path d="M.5 .5h${width - 1}v${height - 1}H.5z" fill="${palette.sheet}" stroke="${palette.frame}"/>`,
      ...parts,
      '</svg>\n',
    ].join('');
    return { svg, texts };
  }

  return { view, finish };
}

function isHex(fill: Fill): fill is Hex {
  return fill.startsWith('#');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + findSign(character).width, 0) * (LETTERS / 1000);
}
