import { roomNames, roomWords } from '@showroom/catalog-data/quartz-room-words';
import { planPath } from '../../slab-planner/plan-path.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { listChosen, type RoomOptions, type ShownRoom } from '../room/room-options.ts';
import { VISUALIZER_PATH, writeRoom, type RoomDesign } from '../room-code.ts';
import { nameShownPieces, type ShownPiece, type ShownPlan } from './show-plan.ts';

interface PlanNoticeProps {
  readonly plan: ShownPlan;
  readonly design: RoomDesign;
  readonly room: ShownRoom;
  readonly pieces: readonly ShownPiece[];
  readonly options: RoomOptions;
}

const linkLook = 'inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce';

/** Says which pieces of a plan a room shows, and leads back to it or on without it. */
export function PlanNotice({ plan, design, room, pieces, options }: PlanNoticeProps) {
  const names = nameShownPieces(pieces);
  return (
    <section aria-labelledby="plan-in-room" className="mb-4 border-l-2 border-spruce pl-4 max-lg:mt-4">
      <h2 id="plan-in-room" className="font-medium">
        Your plan in this room
      </h2>
      <div role="status" className="mt-1 grid gap-1 text-small">
        <ShownPieces plan={plan} design={design} room={room} names={names} />
        {listUnfitStones(plan, design, room, options).map((label) => (
          <p key={label}>{`${label} isn’t sold in slabs of ${plan.slabLabel}, so your plan isn’t shown on it.`}</p>
        ))}
      </div>
      {names.length > 0 && (
        <details className="text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-spruce">
            Which pieces?
          </summary>
          <ul className="list-disc pb-2 pl-5">
            {names.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-x-5">
        <SiteLink className={linkLook} href={planPath(plan.code, writeRoom({ ...design, other: null }, room).slice(1))}>
          Back to the plan
        </SiteLink>
        <SiteLink className={linkLook} href={VISUALIZER_PATH + writeRoom({ ...design, plan: '' }, room)}>
          Show the stone without the plan
        </SiteLink>
      </div>
    </section>
  );
}

interface ShownPiecesProps extends Pick<PlanNoticeProps, 'plan' | 'design' | 'room'> {
  /** Of the pieces that are shown. */
  readonly names: readonly string[];
}

function ShownPieces({ plan, design, room, names }: ShownPiecesProps) {
  if (names.length > 0)
    return (
      <p>
        {`${names.length} of ${plan.count === 1 ? '1 piece' : `${plan.count} pieces`} ${names.length === 1 ? 'is' : 'are'} shown here, each with the part of the slab it is cut from. Other faces show the same stone.`}
      </p>
    );
  // Another reason is given below.
  if (plan.rooms[design.room].length > 0) return null;
  const others = roomNames.filter((name) => plan.rooms[name].length > 0).map((name) => roomWords[name].label);
  return (
    <p>
      {[
        `None of its pieces is as large as the stone in the ${room.label.toLowerCase()}.`,
        ...(others.length > 0 ? [`Some fit here: ${others.join(', ')}.`] : []),
      ].join(' ')}
    </p>
  );
}

/** Names the chosen stones that aren't sold in the plan's slabs, where the room has a place for a piece. */
function listUnfitStones(
  plan: ShownPlan,
  design: RoomDesign,
  room: ShownRoom,
  options: RoomOptions,
): readonly string[] {
  const surfaces = new Set<string>(plan.rooms[design.room].map(({ surface }) => surface));
  const labels = listChosen(options, room, design.chosen).flatMap(({ surface, option }) =>
    surfaces.has(surface) && !plan.stones.includes(option.slug) ? [option.label] : [],
  );
  return [...new Set(labels)];
}

/** Says that the URL’s plan can't be shown. */
export function UnreadablePlan() {
  return (
    <p role="alert" className="mb-4 border-l-2 border-danger pl-4 text-small max-lg:mt-4">
      This link’s plan can’t be read. Part of the link may be missing, or the plan is too large. The room is shown
      without it.
    </p>
  );
}
