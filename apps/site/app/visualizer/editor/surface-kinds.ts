import type { Corners, Place } from '@showroom/room-view/corners';
import type { PhotoSurface } from '@showroom/room-view/compose-photo';

const horizontalCorners = ['back left', 'back right', 'front right', 'front left'] as const;
const verticalCorners = ['top left', 'top right', 'bottom right', 'bottom left'] as const;

/** The kinds of surfaces, with usual sizes to start from. */
export const surfaceKinds = {
  counter: { name: 'Counter', lengthIn: 96, depthIn: 25.5, depthName: 'Depth', cornerNames: horizontalCorners },
  island: { name: 'Island', lengthIn: 84, depthIn: 40, depthName: 'Depth', cornerNames: horizontalCorners },
  backsplash: { name: 'Backsplash', lengthIn: 96, depthIn: 18, depthName: 'Height', cornerNames: verticalCorners },
  waterfall: { name: 'Waterfall end', lengthIn: 25.5, depthIn: 36, depthName: 'Height', cornerNames: verticalCorners },
  edge: { name: 'Front edge', lengthIn: 96, depthIn: 1.5, depthName: 'Height', cornerNames: verticalCorners },
} as const;
export type SurfaceKind = keyof typeof surfaceKinds;
export const surfaceKindNames: readonly SurfaceKind[] = ['counter', 'island', 'backsplash', 'waterfall', 'edge'];

export interface EditedSurface extends PhotoSurface {
  /** Unique in the plan. */
  readonly id: number;
  readonly kind: SurfaceKind;
}

/** "Counter", or "Counter 2" if there are several. */
export function nameSurface(surface: EditedSurface, surfaces: readonly EditedSurface[]): string {
  const { name } = surfaceKinds[surface.kind];
  const same = surfaces.filter(({ kind }) => kind === surface.kind);
  return same.length < 2 ? name : `${name} ${same.findIndex(({ id }) => id === surface.id) + 1}`;
}

/**
 * A new surface, where it can be seen. A front edge starts below the selected surface, and a backsplash above it, as long as that
 * and with its veins going on.
 *
 * @param ratio the photo's width divided by its height
 */
export function startSurface(
  kind: SurfaceKind,
  id: number,
  ratio: number,
  selected: EditedSurface | undefined,
): EditedSurface {
  const { lengthIn, depthIn } = surfaceKinds[kind];
  const common = { id, kind, oldTone: 'auto', oldMaterial: kind === 'backsplash' ? 'backsplash' : 'counter' } as const;
  if (selected && (kind === 'edge' || kind === 'backsplash')) {
    const [a, b, c, d] = selected.corners;
    const isBelow = kind === 'edge';
    const [left, right] = isBelow ? [d, c] : [a, b];
    const height = (Math.abs(right.x - left.x) * ratio * depthIn) / selected.lengthIn;
    const corners: Corners = isBelow
      ? [left, right, shift(right, height), shift(left, height)]
      : [shift(left, -height), shift(right, -height), right, left];
    const { xIn, yIn } = selected.part;
    const part = { xIn, yIn: isBelow ? yIn + selected.depthIn : yIn - depthIn, isTurned: false };
    return { ...common, corners, lengthIn: selected.lengthIn, depthIn, part };
  }
  return { ...common, corners: startCorners[kind], lengthIn, depthIn, part: { xIn: 6, yIn: 6, isTurned: false } };
}

function shift({ x, y }: Place, by: number): Place {
  return { x, y: Math.min(1, Math.max(0, y + by)) };
}

const upright: Corners = [
  { x: 0.3, y: 0.35 },
  { x: 0.7, y: 0.35 },
  { x: 0.7, y: 0.55 },
  { x: 0.3, y: 0.55 },
];

const lying: Corners = [
  { x: 0.3, y: 0.55 },
  { x: 0.7, y: 0.55 },
  { x: 0.82, y: 0.75 },
  { x: 0.18, y: 0.75 },
];

const startCorners: Readonly<Record<SurfaceKind, Corners>> = {
  counter: lying,
  island: lying,
  backsplash: upright,
  edge: upright,
  waterfall: [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
    { x: 0.6, y: 0.8 },
    { x: 0.4, y: 0.8 },
  ],
};
