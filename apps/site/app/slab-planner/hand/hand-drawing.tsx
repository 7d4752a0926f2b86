import type { PlacedPart } from '@showroom/slab-planner/plan';
import type { PictureSource } from '@showroom/ui/picture';
import { useState } from 'react';
import { markParts } from '../drawing/part-marks.ts';
import { SlabStrip } from '../drawing/slab-strip.tsx';
import { typePlaces } from '../form/typed-plan.ts';
import type { DrawnPlan } from '../live/use-layout.ts';
import type { Planner } from '../live/use-planner.ts';
import { HandTools } from './hand-tools.tsx';
import { placeParts } from './move-part.ts';
import { PartHandles } from './part-handles.tsx';
import { findClashing, showHandPlaces } from './show-hand-places.ts';

interface HandDrawingProps {
  readonly planner: Planner;
  readonly drawn: DrawnPlan;
  readonly picture: PictureSource | null;
}

/** The slabs, with parts that can be moved by hand. */
export function HandDrawing({ planner, drawn, picture }: HandDrawingProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const layout = showHandPlaces(drawn);
  const clashing = findClashing(drawn);
  const markOf = markParts(drawn.plan);
  const all = layout.slabs.flatMap((parts, slab) => parts.map((placed) => ({ placed, slab })));
  const chosen = all.find(({ placed }) => placed.part.id === selectedId) ?? null;
  // The parts of the last plan with a layout: while another one is being laid out, nothing can be moved.
  const isCurrent = planner.code === drawn.code;

  function place(placed: PlacedPart, slab?: number): void {
    if (!isCurrent) return;
    setSelectedId(placed.part.id);
    planner.place(typePlaces(placeParts(layout, placed, slab)), placed.part.id);
  }

  return (
    <>
      <HandTools
        layout={layout}
        chosen={chosen}
        markOf={markOf}
        mayTurn={drawn.plan.mayTurn}
        isByHand={planner.typed.places.length > 0}
        clashing={all.filter(({ placed }) => clashing.has(placed.part.id)).map(({ placed }) => placed.part.name)}
        onPlace={place}
        onFindBest={() => planner.change({ type: 'do', action: { do: 'find-best' } })}
      />
      <SlabStrip
        plan={drawn.plan}
        layout={layout}
        picture={picture}
        renderControls={(slab) => (
          <PartHandles
            layout={layout}
            parts={layout.slabs[slab] ?? []}
            markOf={markOf}
            selectedId={selectedId}
            mayTurn={drawn.plan.mayTurn}
            clashing={clashing}
            onSelect={setSelectedId}
            onPlace={place}
          />
        )}
      />
    </>
  );
}
