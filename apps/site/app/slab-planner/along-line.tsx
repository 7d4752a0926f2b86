import { useId } from 'react';
import { SiteLink } from '../shell/site-link.tsx';
import { roomPath } from '../visualizer/room-code.ts';
import { SmallRoomImage } from '../visualizer/room/small-room-image.tsx';
import { useKeptPictureName } from '../visualizer/use-kept-picture.ts';
import type { PlannerFacts } from './load-planner.server.ts';

interface AlongLineProps extends Pick<PlannerFacts, 'room'> {
  /** The code of the plan, if there is one yet. */
  readonly plan: string | undefined;
}

/** Says what else goes along with a request for the plan: the room that the visitor comes from, and their own picture. */
export function AlongLine({ room, plan }: AlongLineProps) {
  const headingId = useId();
  const pictureName = useKeptPictureName();
  if (room === null && pictureName === null) return null;
  return (
    <section aria-labelledby={headingId} className="mt-5 flex max-w-prose items-center gap-4 print:hidden">
      <h2 id={headingId} className="sr-only">
        What goes along
      </h2>
      {room && <SmallRoomImage picture={room.picture} alt={room.alt} className="h-auto w-24 shrink-0 sm:w-36" />}
      <div className="min-w-0 text-small">
        {room && (
          <p>
            Your {room.label.toLowerCase()} in {room.stone} goes along when you ask for a quote.
          </p>
        )}
        {pictureName !== null && (
          <p className="wrap-anywhere">
            Your picture {pictureName} goes along{room ? ', too' : ' when you ask for a quote'}.
          </p>
        )}
        {room && (
          <SiteLink
            href={roomPath(room.code, plan)}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
          >
            Back to the room
          </SiteLink>
        )}
      </div>
    </section>
  );
}
