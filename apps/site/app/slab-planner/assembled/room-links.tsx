import { roomNames, roomWords } from '@showroom/catalog-data/quartz-room-words';
import { useIsExported } from '../../shell/site-facts.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { fitRoom } from '../../visualizer/plan/show-plan.ts';
import { isPlanForRoom, roomWithPlanPath, VISUALIZER_PATH } from '../../visualizer/room-code.ts';
import type { DrawnPlan } from '../live/use-layout.ts';

const linkLook = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce';

interface RoomLinksProps {
  readonly drawn: DrawnPlan;
  /** The query of the room that the visitor comes from. */
  readonly room: string | undefined;
}

/** Leads to the rooms whose stone has the shape of a plan’s pieces. */
export function RoomLinks({ drawn: { code, layout, plan }, room }: RoomLinksProps) {
  // Without a server no picture shows a plan.
  if (useIsExported()) return null;
  const rooms = (isPlanForRoom(code) ? roomNames : []).flatMap((name) => {
    const pieces = new Set(fitRoom(name, plan, layout).map(({ pieceId }) => pieceId));
    return pieces.size === 0 ? [] : [{ name, count: pieces.size }];
  });
  return (
    <section aria-labelledby="in-a-room" className="mt-8 print:hidden">
      <h3 id="in-a-room" className="font-serif text-subheading">
        See it in a room
      </h3>
      {rooms.length === 0 ? (
        <NoRoom stone={plan.stone} hasTooManyPieces={!isPlanForRoom(code)} />
      ) : (
        <>
          <p className="mt-1 max-w-prose text-ink-muted">
            These rooms have stone of the same size. It shows the part of the slab that each piece is cut from.
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-8">
            {rooms.map(({ name, count }) => (
              <li key={name}>
                <SiteLink className={linkLook} href={roomWithPlanPath(name, plan.stone, code, room)}>
                  {`${roomWords[name].label}, with ${count} of ${countPieces(plan.pieces.length)}`}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface NoRoomProps {
  readonly stone: string;
  readonly hasTooManyPieces: boolean;
}

function NoRoom({ stone, hasTooManyPieces }: NoRoomProps) {
  const look = 'mt-1 max-w-prose text-ink-muted';
  if (hasTooManyPieces)
    return <p className={look}>A room shows plans of up to about forty pieces. This one has more.</p>;
  return (
    <p className={look}>
      None of these pieces is as large as the stone in our rooms.{' '}
      <SiteLink className="underline underline-offset-4" href={`${VISUALIZER_PATH}?counter=${stone}`}>
        Open a room
      </SiteLink>{' '}
      and plan its counters to start with pieces that fit.
    </p>
  );
}

function countPieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
