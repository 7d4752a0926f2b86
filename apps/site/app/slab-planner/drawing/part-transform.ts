import type { PlacedPart, Point } from '@showroom/slab-planner/plan';

type Turned = Pick<PlacedPart, 'xIn' | 'yIn' | 'quarterTurns'> & {
  readonly part: Pick<PlacedPart['part'], 'widthIn' | 'heightIn' | 'outline'>;
};

/** The size of a part's bounding box as it lies. */
export function findLyingSize({ part, quarterTurns }: Turned): { readonly widthIn: number; readonly heightIn: number } {
  const { widthIn, heightIn } = part;
  return quarterTurns % 2 === 0 ? { widthIn, heightIn } : { widthIn: heightIn, heightIn: widthIn };
}

/** Where the origin of the part's own axes comes to lie on the slab. */
function findOrigin(placed: Turned): readonly [number, number] {
  const { xIn, yIn, quarterTurns } = placed;
  const { widthIn, heightIn } = findLyingSize(placed);
  return [
    xIn + (quarterTurns === 1 || quarterTurns === 2 ? widthIn : 0),
    yIn + (quarterTurns === 2 || quarterTurns === 3 ? heightIn : 0),
  ];
}

/** The SVG transform from the part's own axes to those of the slab. */
export function toSlabTransform(placed: Turned): string {
  const [x, y] = findOrigin(placed);
  return `translate(${x} ${y}) rotate(${placed.quarterTurns * 90})`;
}

/** The part's outline in the slab's axes. */
export function findOutlineOnSlab(placed: Turned): Point[] {
  const [originX, originY] = findOrigin(placed);
  const turned: Record<PlacedPart['quarterTurns'], (point: Point) => Point> = {
    0: ([x, y]) => [x, y],
    1: ([x, y]) => [-y, x],
    2: ([x, y]) => [-x, -y],
    3: ([x, y]) => [y, -x],
  };
  return placed.part.outline.map((point) => {
    const [x, y] = turned[placed.quarterTurns](point);
    return [originX + x, originY + y];
  });
}
