import { contrastRatio } from '@showroom/ui/colours';

/** Theme colours: the page’s paper, and the darkest background of accent text. */
export const PAPER = '#faf8f4';
const DARKEST_GROUND = '#ebe6dc';

/** The minimum contrast of WCAG 2.2 AA. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = 4.5;

/** The contrast of a colour with the paper: “9.4 : 1”. */
function describeAccent(colour: string): string {
  return `${contrastRatio(colour, PAPER).toFixed(1)} : 1`;
}

/** Why a colour can’t be the accent, for the owner; undefined if it can. */
export function findAccentProblem(colour: string): string | undefined {
  if (contrastRatio(colour, DARKEST_GROUND) >= LEAST) return undefined;
  return `This colour is too light to read. Choose a darker one (its contrast is ${describeAccent(colour)}; about 5.5 : 1 is needed)`;
}
