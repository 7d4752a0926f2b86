import { quartzEdgeMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import { line, quarter } from './outlines.ts';
import { openSheet, type View } from './sheet.ts';

const { bevel, eased, mitred, ogee, pencil, quarterRound, thicknesses } = quartzEdgeMeasures;
/** The length of each drawn slab, in centimetres. */
const LONG = 3.1;
/** The width of a column, the height of a row, and a centimetre, on the sheet. */
const [WIDE, HIGH, SCALE] = [80, 146, 20];
const GAP = 12;

const foot = roundOn(eased);

/** From the underside around to the top; the outermost point and the underside are at 0. */
const profiles: Readonly<Record<string, (thick: number) => string>> = {
  Eased: (top) => `${foot} ${roundOff(top, eased)}`,
  Bevel: (top) => `${foot} L 0 ${top - bevel} L ${-bevel} ${top}`,
  'Quarter round': (top) => `${foot} ${roundOff(top, quarterRound)}`,
  'Half round': (top) => `${roundOn(top / 2)} ${roundOff(top, top / 2)}`,
  Ogee: (top) => {
    const { arc, lip } = ogee;
    const middle = top - lip - arc;
    return [
      `${foot} L 0 ${middle - arc} ${quarter([0, middle - arc], [0, middle], [-arc, middle])}`,
      quarter([-arc, middle], [-2 * arc, middle], [-2 * arc, middle + arc]),
      roundOff(top, eased, -2 * arc),
    ].join(' ');
  },
  Pencil: (top) => `${roundOn(pencil)} ${roundOff(top, pencil)}`,
};

function roundOn(radius: number): string {
  return `L ${-radius} 0 ${quarter([-radius, 0], [0, 0], [0, radius])}`;
}

function roundOff(top: number, radius: number, x = 0): string {
  return `L ${x} ${top - radius} ${quarter([x, top - radius], [x, top], [x - radius, top])}`;
}

/** Eight counter edges in section: six in both thicknesses, and two mitres. */
export function drawQuartzEdges() {
  const { view, finish } = openSheet();
  const upper = 32;
  const height = thicknesses.reduce<number>((sum, thick) => sum + thick * SCALE, GAP) / SCALE;
  /** The top of a row and the outermost point of a column, on the sheet. */
  const placeOf = (index: number) => [102 + (index % 4) * WIDE, upper + Math.floor(index / 4) * HIGH] as const;
  const name = (index: number, text: string) => {
    const [x, y] = placeOf(index);
    view(x, y, SCALE).words({ at: [-LONG / 2, 0.7], text, anchor: 'middle' });
  };

  for (const [index, [text, outlineOf]] of Object.entries(profiles).entries()) {
    name(index, text);
    const [x, y] = placeOf(index);
    let bottom = y;
    for (const thick of thicknesses) {
      bottom += thick * SCALE;
      const edge = view(x, bottom, SCALE);
      edge.cut(`M ${-LONG} 0 ${outlineOf(thick)} L ${-LONG} ${thick}`);
      if (index % 4 === 0) edge.up({ from: 0, to: thick, x: -LONG - 1, text: `${thick} cm`, witness: [-LONG, -LONG] });
      bottom += GAP;
    }
  }

  const [apronX, apronY] = placeOf(6);
  const apron = view(apronX, apronY + mitred.drawn * SCALE, SCALE);
  name(6, 'Mitred apron');
  drawMitred(apron, mitred.drawn, foot);
  const [fallX, fallY] = placeOf(7);
  const fall = view(fallX, fallY + height * SCALE, SCALE);
  name(7, 'Waterfall');
  // It continues to the floor.
  drawMitred(fall, height, 'L -1.2 0 L -1.1 0.2 L -0.9 -0.2 L -0.8 0 L 0 0');
  return finish();
}

/** A counter with its apron; `end` is the outline from the inner to the outer face. */
function drawMitred(view: View, top: number, end: string): void {
  const { of: thick } = mitred;
  const inner = top - thick;
  view.cut(`M ${-LONG} ${inner} L ${-thick} ${inner} L ${-thick} 0 ${end} ${roundOff(top, eased)} L ${-LONG} ${top}`);
  // Bolder than the hatching, which has the same direction.
  view.body(line([-thick, inner], [-eased / 3, top - eased / 3]));
  view.words({ at: [-thick / 2, inner / 2], text: `${thick} cm`, anchor: 'middle' });
}
