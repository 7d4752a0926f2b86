import { describeRoom } from '@showroom/slab-planner/describe-room';
import { Button } from '@showroom/ui/button';
import type { PictureSource } from '@showroom/ui/picture';
import { useState } from 'react';
import { latePart } from '../../shell/late-part.tsx';
import type { DrawnPlan } from '../live/use-layout.ts';
import { RoomLinks } from './room-links.tsx';

const RoomCanvas = latePart(async () => ({ default: (await import('./room-canvas.tsx')).RoomCanvas }), {
  loading: 'Loading the 3D view…',
  failed: 'The 3D view couldn’t be loaded.',
});

interface AssembledSectionProps {
  readonly drawn: DrawnPlan;
  readonly picture: PictureSource | null;
  /** The query of the room that the visitor comes from. */
  readonly room: string | undefined;
}

/** Where each piece stands: in words, and in 3D once it is asked for. */
export function AssembledSection({ drawn, picture, room }: AssembledSectionProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section aria-labelledby="assembled">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="assembled" className="font-serif text-heading">
          Assembled
        </h2>
        {!isShown && (
          <Button variant="secondary" onClick={() => setIsShown(true)} className="noscript:hidden print:hidden">
            Show in 3D
          </Button>
        )}
      </div>
      <div className={`mt-4 grid grid-cols-1 gap-x-10 gap-y-4 ${isShown ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        {isShown && (
          <div className="print:hidden">
            <RoomCanvas drawn={drawn} picture={picture} describedBy="assembled-pieces" />
          </div>
        )}
        <ul
          id="assembled-pieces"
          className={`figures grid content-start gap-x-10 gap-y-3 text-small ${isShown ? '' : 'sm:grid-cols-2'}`}
        >
          {describeRoom(drawn.plan.pieces).map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      </div>
      <RoomLinks drawn={drawn} room={room} />
    </section>
  );
}
