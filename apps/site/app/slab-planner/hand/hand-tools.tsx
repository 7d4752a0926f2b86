import type { Layout, PlacedPart } from '@showroom/slab-planner/plan';
import { Button } from '@showroom/ui/button';
import { useId } from 'react';
import { turnPart } from './move-part.ts';

interface HandToolsProps {
  readonly layout: Layout;
  /** The chosen part, and its slab. */
  readonly chosen: { readonly placed: PlacedPart; readonly slab: number } | null;
  readonly markOf: (partId: string) => string;
  readonly mayTurn: boolean;
  /** Whether any part was placed by hand. */
  readonly isByHand: boolean;
  /** Names of parts that can't lie where they were put. */
  readonly clashing: readonly string[];
  readonly onPlace: (placed: PlacedPart, slab?: number) => void;
  readonly onFindBest: () => void;
}

/** What can be done with the chosen part, next to moving it on its slab. */
export function HandTools({
  layout,
  chosen,
  markOf,
  mayTurn,
  isByHand,
  clashing,
  onPlace,
  onFindBest,
}: HandToolsProps) {
  const slabId = useId();
  return (
    <div className="mb-2 grid grid-cols-1 gap-2 text-small noscript:hidden print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 lg:min-h-11">
        {chosen === null ? (
          <p className="text-ink-muted max-lg:hidden">
            Drag a part to place it by hand, or choose one and use the arrow keys.
          </p>
        ) : (
          <>
            <p className="font-medium">
              {markOf(chosen.placed.part.id)} · {chosen.placed.part.name}
            </p>
            {mayTurn && (
              <Button variant="secondary" size="small" onClick={() => onPlace(turnPart(layout, chosen.placed))}>
                Turn
              </Button>
            )}
            <label htmlFor={slabId} className="flex items-center gap-2">
              <span>Slab</span>
              <select
                id={slabId}
                value={chosen.slab}
                onChange={(event) => onPlace(chosen.placed, Number(event.target.value))}
                className="min-h-11 rounded-sm border border-stone-400 bg-paper-raised px-3 text-body"
              >
                {[...layout.slabs.keys(), layout.slabs.length].map((slab) => (
                  <option key={slab} value={slab}>
                    {slab === layout.slabs.length ? 'A new one' : slab + 1}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        {isByHand && (
          <Button variant="quiet" size="small" onClick={onFindBest}>
            Let it find the best
          </Button>
        )}
      </div>
      <div role="status">
        {clashing.map((name) => (
          <p key={name} className="border-l-2 border-danger pl-4 text-danger">
            {name} can’t lie there: it overlaps another part or reaches over the border. Until you move it, it’s cut
            elsewhere.
          </p>
        ))}
      </div>
    </div>
  );
}
