import { canDrawRoom, createRoomView, type RoomView } from '@showroom/room-view/room-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listShownPieces, type ShownPlan } from '../../plan/show-plan.ts';
import type { RoomDesign } from '../../room-code.ts';
import { listChosen, type RoomOptions, type ShownRoom } from '../room-options.ts';
import { livePartPath, type LiveWidth } from '../room-paths.ts';
import { loadLiveChoices, type LoadedImages } from './live-choices.ts';
import { loadImage } from './load-image.ts';

export interface LiveRoomProps {
  readonly room: ShownRoom;
  readonly design: RoomDesign;
  readonly options: RoomOptions;
  readonly plan: ShownPlan | null;
  /** Called when a design is drawn. */
  readonly onDrawn: (design: RoomDesign) => void;
  /** How much of a new picture has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Called when the browser can't draw it, or a file doesn't come: the server's pictures do. */
  readonly onFail: () => void;
}

/** The room drawn by WebGL, over the server's picture. That picture's alt text describes it. */
export default function LiveRoom({
  room,
  design,
  options,
  plan: shownPlan,
  onDrawn,
  onProgress,
  onFail,
}: LiveRoomProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<RoomView | null>(null);
  const [images] = useState<LoadedImages>(() => new Map());
  const [width] = useState<LiveWidth>(() => (innerWidth * devicePixelRatio > 1300 ? 1600 : 1200));
  const [hasDrawn, setHasDrawn] = useState(false);
  const { name, version, plan } = room;

  const fail = useEffectEvent(onFail);
  const progress = useEffectEvent(onProgress);
  const show = useEffectEvent(
    (shown: RoomDesign, roomView: RoomView, choices: Awaited<ReturnType<typeof loadLiveChoices>>) => {
      for (const [surface, choice] of choices) roomView.setChoice(surface, choice);
      roomView.setOffset({ x: shown.xIn, y: shown.yIn }, shown.isBookMatched);
      const pieces = listShownPieces(shownPlan, shown);
      roomView.setCuts(new Map(pieces.flatMap(({ cut, faces }) => faces.map((face) => [face, cut]))));
      roomView.draw();
      setHasDrawn(true);
      onDrawn(shown);
    },
  );

  useEffect(() => {
    let isCurrent = true;
    let opened: RoomView | undefined;
    const load = (kind: 'light' | 'gloss' | 'faces' | 'bounce') =>
      loadImage(livePartPath(name, version, { kind }, width));
    async function open(): Promise<void> {
      try {
        if (canvas.current === null || !canDrawRoom(canvas.current)) {
          fail();
          return;
        }
        const [light, gloss, faces, bounce] = await Promise.all([
          load('light'),
          load('gloss'),
          load('faces'),
          load('bounce'),
        ]);
        if (!isCurrent || canvas.current === null) return;
        opened = createRoomView(canvas.current, { plan, light, gloss, faces, bounce });
        if (opened === undefined) fail();
        else setView(opened);
      } catch {
        if (isCurrent) fail();
      }
    }
    void open();
    return () => {
      isCurrent = false;
      opened?.dispose();
    };
  }, [name, version, plan, width]);

  useEffect(() => {
    if (view === null) return;
    let isCurrent = true;
    async function draw(roomView: RoomView): Promise<void> {
      try {
        const parts = listChosen(options, { surfaces: room.surfaces }, design.chosen);
        const choices = await loadLiveChoices({ name, version }, parts, width, images, (share) => {
          if (isCurrent) progress(share);
        });
        if (isCurrent) show(design, roomView, choices);
      } catch {
        if (isCurrent) fail();
      }
    }
    void draw(view);
    return () => {
      isCurrent = false;
    };
  }, [view, design, options, room.surfaces, name, version, width, images]);

  return (
    <canvas
      ref={canvas}
      width={width}
      height={Math.round((width * plan.height) / plan.width)}
      aria-hidden="true"
      className={`absolute inset-0 size-full ${hasDrawn ? '' : 'opacity-0'}`}
    />
  );
}
