import { contrastRatio } from '@showroom/ui/colours';

/** Of the theme: the paper that pages are on, and the darkest ground that letters in the accent stand on. */
export const PAPER = '#faf8f4';
const DARKEST_GROUND = '#ebe6dc';

/** What WCAG 2.2 AA asks of letters. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = 4.5;

/** How well letters in a colour, and letters of the paper's colour on it, can be read: "9.4 : 1". */
function describeAccent(colour: string): string {
  return `${contrastRatio(colour, PAPER).toFixed(1)} : 1`;
}

/** Why a colour cannot be the accent, in words for the owner; undefined where it can. */
export function findAccentProblem(colour: string): string | undefined {
  if (contrastRatio(colour, DARKEST_GROUND) >= LEAST) return undefined;
  return `This colour is too light to read. Choose a darker one (its contrast is ${describeAccent(colour)}; about 5.5 : 1 is needed)`;
}
