import { formatLength } from '@showroom/slab-planner/lengths';
import type { Layout, PlacedPart } from '@showroom/slab-planner/plan';
import { findLyingSize } from './part-transform.ts';

interface LayoutTableProps {
  readonly layout: Layout;
  /** Returns the mark of a part on the drawing. */
  readonly markOf: (partId: string) => string;
}

const turnWords = ['', ', a quarter turn', ', half a turn', ', three quarter turns'] as const;
const cell = 'border-t border-hairline py-2.5 pr-4 text-left align-top font-normal last:pr-0';

/** The slabs as a table: every part, its size and where it lies. It says what the drawing shows. */
export function LayoutTable({ layout, markOf }: LayoutTableProps) {
  return (
    <table className="figures w-full border-b border-hairline text-small wrap-anywhere">
      <caption className="sr-only">Parts on the slabs</caption>
      <thead className="text-caption text-ink-muted">
        <tr>
          <th scope="col" className={cell}>
            Part
          </th>
          <th scope="col" className={cell}>
            Size
          </th>
          <th scope="col" className={cell}>
            Place
          </th>
        </tr>
      </thead>
      <tbody>
        {layout.slabs.flatMap((parts, slab) =>
          parts.map((placed) => (
            <tr key={placed.part.id}>
              <th scope="row" className={cell}>
                {markOf(placed.part.id)} · {placed.part.name}
              </th>
              <td className={cell}>{describeSize(placed)}</td>
              <td className={cell}>{describePlace(placed, slab)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function describeSize(placed: PlacedPart): string {
  const { widthIn, heightIn } = findLyingSize(placed);
  return `${formatLength(widthIn)} × ${formatLength(heightIn)}`;
}

function describePlace({ xIn, yIn, quarterTurns }: PlacedPart, slab: number): string {
  const place = `Slab ${slab + 1}, ${formatLength(xIn)} from the left, ${formatLength(yIn)} from the top`;
  return place + turnWords[quarterTurns];
}
