import { Button } from '@showroom/ui/button';
import { joinClasses } from '@showroom/ui/join-classes';
import { Spinner } from '@showroom/ui/spinner';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { ShownPlan } from '../plan/show-plan.ts';
import { isSameChosen, writeRoom, type RoomDesign } from '../room-code.ts';
import { ArrivingImage } from './arriving-image.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { describeRoom, nameDifference, type RoomOptions, type ShownRoom } from './room-options.ts';
import type { LiveRoomProps } from './live/live-room.tsx';
import { SlabGrip } from './slab-grip.tsx';
import { useShownPicture } from './use-shown-picture.ts';

const LiveRoom = lazy<ComponentType<LiveRoomProps>>(() =>
  import('./live/live-room.tsx').catch(() => ({ default: MissingLiveRoom })),
);

/** The code of the live view couldn't be loaded: the server's pictures stay. */
function MissingLiveRoom({ onFail }: Pick<LiveRoomProps, 'onFail'>) {
  const fail = useEffectEvent(onFail);
  useEffect(() => fail(), []);
  return null;
}

interface RoomStageProps {
  readonly design: RoomDesign;
  readonly room: ShownRoom;
  readonly options: RoomOptions;
  readonly plan: ShownPlan | null;
  readonly isMoving: boolean;
  /** Whether the visitor is about to choose something. */
  readonly wantsLive: boolean;
  readonly onPlace: (xIn: number, yIn: number) => void;
}

/** The picture of the room; next to the other choices, where there are some to compare with. */
export function RoomStage({ design, room, options, plan, isMoving, wantsLive, onPlace }: RoomStageProps) {
  const { chosen, other } = design;
  const live = useLiveState(design, wantsLive && room.fixed === null);
  const composed = useShownPicture(room, writeRoom({ ...design, other: null }, room), live.isShown);
  const compared = other !== null && !isSameChosen(chosen, other) ? other : null;
  const beside = useShownPicture(
    room,
    compared && writeRoom({ ...design, chosen: compared, other: null }, room),
    compared === null,
  );
  const [share, setShare] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  const state = live.isShown ? live.state : composed.state;
  const failed = [...(live.isShown ? [] : [composed]), beside].filter((picture) => picture.state === 'failed');
  const isLoading = state === 'loading' || beside.state === 'loading';
  const words =
    failed.length === 0
      ? isLoading && <Arriving share={live.share} />
      : failed.includes(composed)
        ? 'The picture couldn’t be loaded.'
        : 'The picture to compare with couldn’t be loaded.';
  const grip = room.plan.faces.find(({ number }) => number === room.grip)?.matrix;
  return (
    <div
      ref={frame}
      role="group"
      aria-label="Picture of the room"
      tabIndex={-1}
      className="relative mx-auto aspect-[3/2] overflow-hidden bg-stone-100 max-lg:w-[min(100%,82dvh)] sm:rounded-xs"
    >
      {composed.picture && (
        <ArrivingImage
          key={composed.attempt}
          picture={composed.picture}
          alt={describeRoom(options, room, chosen)}
          fetchPriority="high"
          onState={composed.onArrival}
        />
      )}
      {live.isWanted && (
        <Suspense>
          <LiveRoom
            key={room.name}
            room={room}
            design={design}
            options={options}
            plan={plan}
            onDrawn={live.onDrawn}
            onProgress={live.onProgress}
            onFail={live.onFail}
          />
        </Suspense>
      )}
      {compared && beside.picture && (
        <CompareSlider
          names={[nameDifference(options, room, compared, chosen), nameDifference(options, room, chosen, compared)]}
          share={share}
          onShare={setShare}
        >
          <ArrivingImage
            key={beside.attempt}
            picture={beside.picture}
            alt={`To compare: ${describeRoom(options, room, compared)}`}
            onState={beside.onArrival}
          />
        </CompareSlider>
      )}
      {isMoving && grip && <SlabGrip design={design} matrix={grip} onPlace={onPlace} />}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-center">
        <div
          className={joinClasses(
            'flex flex-wrap items-center gap-x-3 text-small',
            words !== false && 'rounded-sm bg-paper-raised py-1 pr-1 pl-3 shadow-card',
          )}
        >
          <p role="status">{words}</p>
          {failed.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              className="pointer-events-auto"
              onClick={() => {
                for (const { retry } of failed) retry();
                // The button is gone in a moment.
                frame.current?.focus({ preventScroll: true });
              }}
            >
              Try again
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Says that a picture is on its way, and how much of it is there. */
function Arriving({ share }: { readonly share: number | null }) {
  return (
    <span className="inline-flex items-center gap-2.5 py-0.5 pr-2">
      <Spinner />
      <span>Showing your choice…</span>
      {share !== null && (
        <span aria-hidden="true" className="figures text-ink-muted">{`${Math.round(share * 100)}%`}</span>
      )}
    </span>
  );
}

/** Whether the browser draws the room itself, and what it has drawn. Otherwise the server's pictures are shown. */
function useLiveState(design: RoomDesign, isAsked: boolean) {
  const [hasFailed, setHasFailed] = useState(false);
  const [drawn, setDrawn] = useState<RoomDesign | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const isWanted = isAsked && !hasFailed;
  const isShown = isWanted && drawn?.room === design.room;
  return {
    isWanted,
    isShown,
    state: drawn === design ? ('ready' as const) : ('loading' as const),
    /** How much of a new picture has arrived, from 0 to 1. */
    share: isShown && drawn !== design ? share : null,
    onDrawn: (shown: RoomDesign) => {
      setDrawn(shown);
      setShare(null);
    },
    onProgress: setShare,
    onFail: () => setHasFailed(true),
  };
}
