import { isSurface, type Corners, type Place } from '@showroom/room-view/corners';
import type { Cover } from '@showroom/room-view/covers';
import { mapPlace } from '@showroom/room-view/face-matrix';
import { toSurfaceInches } from '@showroom/room-view/surface';
import type { EdgeMap } from '@showroom/room-view/edge-map';
import type { Pixels } from '@showroom/room-view/pixels';
import { snapCorner } from '@showroom/room-view/snap-corner';
import { snapSides } from '@showroom/room-view/snap-sides';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { CornerHandle } from './corner-handle.tsx';
import { countAreas, type Brush } from './covered-areas.ts';
import { Magnifier } from './magnifier.tsx';
import { PixelCanvas } from './pixel-canvas.tsx';
import { changeSurface, type Change, type EditedPlan } from './plan-history.ts';
import { nameSurface, surfaceKinds, type EditedSurface } from './surface-kinds.ts';

export type EditMode = 'corners' | 'stone' | 'paint';

export interface PhotoStageProps {
  readonly photo: Pixels;
  /** Null until they are measured. */
  readonly edges: EdgeMap | null;
  readonly preview: Pixels | null;
  readonly plan: EditedPlan;
  readonly selected: EditedSurface | undefined;
  readonly mode: EditMode;
  readonly brush: Brush;
  readonly isSnapping: boolean;
  readonly stoneName: string;
  readonly onChange: Change;
}

/** How far corners look for an edge: a fraction of the photo's width. */
const SNAP_REACH = 0.012;

/** The photo with its stone, and what the chosen mode moves on it. */
export function PhotoStage(props: PhotoStageProps) {
  const { photo, edges, preview, plan, selected, mode, brush, isSnapping, stoneName, onChange } = props;
  const [touched, setTouched] = useState<Place | null>(null);
  const [shareBefore, setShareBefore] = useState(0);
  const [stroke, setStroke] = useState<readonly Place[]>([]);
  const drag = useRef<{ readonly from: Place; readonly surface: EditedSurface; readonly number: number } | null>(null);
  const dragCount = useRef(0);
  const id = useId();
  const helpId = `${id}-help`;

  function moveCorner(surface: EditedSurface, at: number, place: Place, name: string) {
    const corners = replaceCorner(surface.corners, at, place);
    onChange(name, (before) => changeSurface(before, surface.id, { corners }));
  }

  function movePoint(area: number, at: number, place: Place, name: string) {
    onChange(name, (before) => ({
      ...before,
      covers: before.covers.map((cover, other) =>
        other === area ? { ...cover, points: cover.points.map((point, one) => (one === at ? place : point)) } : cover,
      ),
    }));
  }

  /** Puts the sides that meet at a corner on edges of the photo, or the corner alone where they have none. */
  function snap(surface: EditedSurface, at: number, place: Place): Place {
    const sides = edges && snapSides(edges, replaceCorner(surface.corners, at, place), at, SNAP_REACH);
    return sides ?? snapCorner(photo, place, Math.round(photo.width * SNAP_REACH));
  }

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    if (mode === 'corners' || (event.type === 'pointerdown' && event.target instanceof HTMLButtonElement)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    if (mode === 'paint') paint(event, place);
    else moveStone(event, place);
  }

  function paint(event: PointerEvent<HTMLDivElement>, place: Place) {
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      setStroke([place]);
    } else if (stroke.length > 0 && event.type === 'pointermove') setStroke([...stroke, place]);
    else if (stroke.length > 0) {
      const painted: Cover = {
        kind: 'stroke',
        points: stroke,
        radius: brush.radius,
        ...(brush.isEraser ? { isEraser: true } : brush.isLoose ? { isLoose: true } : {}),
      };
      setStroke([]);
      onChange(null, (before) => ({ ...before, covers: [...before.covers, painted] }));
    }
  }

  function moveStone(event: PointerEvent<HTMLDivElement>, place: Place) {
    if (event.type === 'pointerdown' && selected && isSurface(selected.corners)) {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragCount.current += 1;
      drag.current = { from: place, surface: selected, number: dragCount.current };
    } else if (drag.current && event.type === 'pointermove') {
      const { from, surface, number } = drag.current;
      const [start, end] = [from, place].map((point) => mapPlace(toSurfaceInches(surface), point));
      if (!start || !end) return;
      const [x, y] = [end.x - start.x, end.y - start.y];
      const { part } = surface;
      // The stone follows the pointer, so the part that is used moves the other way.
      const moved = part.isTurned
        ? { ...part, xIn: part.xIn + y, yIn: part.yIn - x }
        : { ...part, xIn: part.xIn - x, yIn: part.yIn - y };
      onChange(`stone-${number}`, (before) => changeSurface(before, surface.id, { part: moved }));
    } else if (event.type !== 'pointermove') drag.current = null;
  }

  return (
    <div>
      <div
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        onPointerUp={handlePointer}
        onPointerCancel={handlePointer}
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        className={`relative mx-auto max-h-[75vh] max-w-full select-none ${mode === 'corners' ? '' : 'touch-none'} ${mode === 'paint' ? 'cursor-crosshair' : mode === 'stone' ? 'cursor-grab' : ''}`}
      >
        <PixelCanvas pixels={photo} alt="" className="absolute inset-0 size-full rounded-xs" />
        {preview && (
          <PixelCanvas
            pixels={preview}
            alt={`The photo with ${stoneName} on ${plan.surfaces.map((surface) => nameSurface(surface, plan.surfaces).toLowerCase()).join(', ') || 'no surface yet'}`}
            className="absolute inset-0 size-full rounded-xs"
            style={{ clipPath: `inset(0 0 0 ${shareBefore}%)` }}
          />
        )}
        {shareBefore > 0 && shareBefore < 100 && (
          <span
            aria-hidden="true"
            style={{ left: `${shareBefore}%` }}
            className="absolute inset-y-0 z-2 w-0.5 -translate-x-1/2 bg-white"
          />
        )}
        <svg
          aria-hidden="true"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full"
        >
          {mode !== 'paint' && selected && (
            <polygon
              points={toPoints(selected.corners)}
              fill="none"
              stroke="white"
              strokeWidth="2"
              strokeDasharray={isSurface(selected.corners) ? undefined : '6 6'}
              vectorEffect="non-scaling-stroke"
            />
          )}
          {mode === 'paint' &&
            plan.covers.map(
              (cover, area) =>
                cover.kind === 'area' && (
                  <polygon
                    // Covers are only added at the end and removed.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={area}
                    points={toPoints(cover.points)}
                    fill="none"
                    stroke="white"
                    strokeWidth="2"
                    vectorEffect="non-scaling-stroke"
                  />
                ),
            )}
        </svg>
        {stroke.length > 0 && <StrokePreview photo={photo} stroke={stroke} radius={brush.radius} />}
        {mode === 'corners' &&
          selected?.corners.map((place, at) => {
            const corner = surfaceKinds[selected.kind].cornerNames[at] ?? '';
            return (
              <CornerHandle
                key={corner}
                name={`${nameSurface(selected, plan.surfaces)}: ${corner} corner`}
                place={place}
                describedBy={helpId}
                onMove={(moved, number) => moveCorner(selected, at, moved, `corner-${number}`)}
                onSettle={(settled, number) => {
                  if (isSnapping) moveCorner(selected, at, snap(selected, at, settled), `corner-${number}`);
                }}
                onTouch={setTouched}
              />
            );
          })}
        {mode === 'paint' &&
          plan.covers.flatMap((cover, area) =>
            cover.kind === 'area'
              ? cover.points.map((place, at) => (
                  <CornerHandle
                    // oxlint-disable-next-line react/no-array-index-key
                    key={`${area}-${at}`}
                    name={`Outline ${countAreas(plan.covers, area)}: point ${at + 1}`}
                    place={place}
                    describedBy={helpId}
                    onMove={(moved, number) => movePoint(area, at, moved, `point-${number}`)}
                    onSettle={() => {}}
                    onTouch={setTouched}
                  />
                ))
              : [],
          )}
        {touched && <Magnifier photo={photo} place={touched} />}
      </div>
      <p id={helpId} className="mt-2 text-small text-ink-muted">
        {help[mode]}
      </p>
      <label htmlFor={`${id}-before`} className="mt-2 flex justify-between text-small">
        <span>Compare before and after</span>
      </label>
      <input
        id={`${id}-before`}
        type="range"
        min={0}
        max={100}
        value={shareBefore}
        aria-valuetext={`${shareBefore} percent before, ${100 - shareBefore} percent after`}
        onChange={(event) => setShareBefore(event.target.valueAsNumber)}
        className="h-11 w-full accent-spruce"
      />
    </div>
  );
}

const help: Readonly<Record<EditMode, string>> = {
  corners:
    'Drag each corner to where the surface ends, even behind things that stand on it. Or use the arrow keys, with Shift for larger steps, and Enter to snap to edges. Hold Alt while you let go to place a corner without snapping.',
  stone: 'Drag the stone to choose which part of the slab is used, or use the sliders.',
  paint:
    'Paint over what is in front of the stone: faucets, sinks, vases. Or add an outline, and move its points with the arrow keys.',
};

function replaceCorner(corners: Corners, at: number, place: Place): Corners {
  // Four places in, four out.
  return corners.map((corner, other) => (other === at ? place : corner)) as unknown as Corners;
}

function toPoints(places: readonly Place[]): string {
  return places.map(({ x, y }) => `${x},${y}`).join(' ');
}

interface StrokePreviewProps {
  readonly photo: Pixels;
  readonly stroke: readonly Place[];
  readonly radius: number;
}

function StrokePreview({ photo, stroke, radius }: StrokePreviewProps) {
  const ratio = photo.height / photo.width;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 1 ${ratio}`}
      className="pointer-events-none absolute inset-0 size-full opacity-60"
    >
      <polyline
        points={toPoints([...stroke, ...stroke.slice(-1)].map(({ x, y }) => ({ x, y: y * ratio })))}
        fill="none"
        stroke="white"
        strokeWidth={radius * 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
