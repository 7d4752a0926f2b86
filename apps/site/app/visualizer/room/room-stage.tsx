import { Button } from '@showroom/ui/button';
import { Spinner } from '@showroom/ui/spinner';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { isSameChosen, writeRoom, type RoomDesign } from '../room-code.ts';
import { ArrivingImage, type ArrivalState } from './arriving-image.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { describeRoom, nameDifference, type RoomOptions, type ShownRoom } from './room-options.ts';
import { findRoomPicture } from './room-picture.ts';
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
  readonly isMoving: boolean;
  /** Whether the visitor is about to choose something. */
  readonly wantsLive: boolean;
  readonly onPlace: (xIn: number, yIn: number) => void;
}

/** The picture of the room; next to the other choices, where there are some to compare with. */
export function RoomStage({ design, room, options, isMoving, wantsLive, onPlace }: RoomStageProps) {
  const { chosen, other } = design;
  const live = useLiveState(design, wantsLive && room.fixed === null);
  const composed = useShownPicture(room, writeRoom({ ...design, other: null }, room), live.isShown);
  const [first, setFirst] = useState<ArrivalState>('ready');
  const [attempt, setAttempt] = useState(0);
  const state = live.isShown ? live.state : composed.state === 'ready' ? first : composed.state;
  const [share, setShare] = useState(50);
  const isComparing = other !== null && !isSameChosen(chosen, other);
  const grip = room.plan.faces.find(({ number }) => number === room.grip)?.matrix;
  return (
    <div className="relative mx-auto aspect-[3/2] overflow-hidden bg-stone-100 max-lg:w-[min(100%,82dvh)] sm:rounded-xs">
      <ArrivingImage
        key={attempt}
        picture={composed.picture}
        alt={describeRoom(options, room, chosen)}
        onState={setFirst}
      />
      {live.isWanted && (
        <Suspense>
          <LiveRoom
            key={room.name}
            room={room}
            design={design}
            options={options}
            onDrawn={live.onDrawn}
            onProgress={live.onProgress}
            onFail={live.onFail}
          />
        </Suspense>
      )}
      {isComparing && (
        <CompareSlider
          picture={findRoomPicture(room, writeRoom({ ...design, chosen: other, other: null }, room))}
          alt={`To compare: ${describeRoom(options, room, other)}`}
          names={[nameDifference(options, room, other, chosen), nameDifference(options, room, chosen, other)]}
          share={share}
          onShare={setShare}
        />
      )}
      {isMoving && grip && <SlabGrip design={design} matrix={grip} onPlace={onPlace} />}
      <div role="status" className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-center">
        {state === 'loading' && (
          <span className="inline-flex items-center gap-2.5 rounded-sm bg-paper-raised px-3 py-1.5 text-small shadow-card">
            <Spinner />
            <span>Showing your choice…</span>
            {live.share !== null && (
              <span aria-hidden="true" className="figures text-ink-muted">{`${Math.round(live.share * 100)}%`}</span>
            )}
          </span>
        )}
        {state === 'failed' && (
          <span className="pointer-events-auto inline-flex flex-wrap items-center gap-x-3 rounded-sm bg-paper-raised py-1 pr-1 pl-3 text-small shadow-card">
            <span>The picture couldn’t be loaded.</span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => (composed.state === 'failed' ? composed.retry() : setAttempt(attempt + 1))}
            >
              Try again
            </Button>
          </span>
        )}
      </div>
    </div>
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
