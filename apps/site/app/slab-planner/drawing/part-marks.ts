import type { Plan } from '@showroom/slab-planner/plan';

/** Returns the short mark of a part on the drawing: the number of its piece, and with seams a letter: `3`, `2a`, `2b`. */
export function markParts({ pieces }: Pick<Plan, 'pieces'>): (partId: string) => string {
  const numbers = new Map(pieces.map(({ id }, at) => [id, at + 1]));
  return (partId) => {
    const [pieceId = '', part] = partId.split('.');
    const number = String(numbers.get(pieceId) ?? '');
    return part === undefined ? number : number + toLetter(Number(part));
  };
}

/** 1 is a, 26 is z, 27 is aa. */
function toLetter(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return number > 26 ? toLetter(Math.floor((number - 1) / 26)) + letter : letter;
}
