import type { Layout, Plan } from '@showroom/slab-planner/plan';
import type { PictureSource } from '@showroom/ui/picture';
import type { ReactNode } from 'react';
import { findHolesOfPart } from './find-holes.ts';
import { markParts } from './part-marks.ts';
import { SlabView } from './slab-view.tsx';

interface SlabStripProps {
  readonly plan: Plan;
  readonly layout: Layout;
  readonly picture: PictureSource | null;
  /** Controls on top of a slab. */
  readonly renderControls?: (slab: number) => ReactNode;
}

/** All slabs of a plan: side by side on a phone, below each other on a desktop. */
export function SlabStrip({ plan, layout, picture, renderControls }: SlabStripProps) {
  const markOf = markParts(plan);
  const count = layout.slabs.length;
  return (
    <div
      // It scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={count > 1 ? 0 : undefined}
      role="group"
      aria-label="The slabs"
      // The next slab shows, so that a phone is swiped.
      className={`grid ${count > 1 ? 'auto-cols-[92%]' : 'auto-cols-[100%]'} grid-flow-col gap-4 overflow-x-auto p-0.5 max-lg:snap-x max-lg:snap-mandatory lg:grid-flow-row lg:grid-cols-1 lg:gap-6`}
    >
      {layout.slabs.map((parts, slab) => (
        <div key={parts[0]?.part.id ?? slab} className="min-w-0 snap-start">
          <SlabView
            slab={layout.slab}
            picture={picture}
            parts={parts}
            markOf={markOf}
            holesOf={(part) => findHolesOfPart(plan, part)}
            isFirst={slab === 0}
            caption={`Slab ${slab + 1} of ${count}`}
          >
            {renderControls?.(slab)}
          </SlabView>
        </div>
      ))}
    </div>
  );
}
