import type { Room } from '../room/compose-room.ts';
import type { RoomFace, RoomSurface } from '../room/room-plan.ts';

type RoomParts = {
  readonly width: number;
  readonly height: number;
  readonly surfaces?: readonly RoomSurface[];
  readonly faces?: readonly RoomFace[];
  readonly gain?: Room['plan']['gain'];
  /** Codes of light and gloss, the same in each channel. */
  readonly lightAt: (x: number, y: number) => number;
  readonly glossAt?: (x: number, y: number) => number;
  /** By column and row of the doubled picture. */
  readonly faceAt?: (column: number, row: number) => number;
  /** Codes by surface, of light and gloss or of both, the same everywhere. */
  readonly bounce?: readonly (number | readonly [light: number, gloss: number])[];
};

/** Builds a room from functions of place. */
export function createSyntheticRoom({
  width,
  height,
  surfaces = [{ name: 'counter', base: [0.5, 0.5, 0.5] }],
  faces = [{ number: 1, surface: 'counter', matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] }],
  gain = [1, 1, 1],
  lightAt,
  glossAt = () => 0,
  faceAt = () => 1,
  bounce = surfaces.map(() => 0),
}: RoomParts): Room {
  return {
    plan: { width, height, gain, even: [0, 0, 1, 1], surfaces, faces },
    light: fill(width, height, 3, lightAt),
    gloss: fill(width, height, 3, glossAt),
    faces: fill(2 * width, 2 * height, 1, faceAt),
    bounce: { width: 2, height: 4, bytes: Uint8Array.from(bounce.flatMap(fillBounce)) },
  };
}

function fillBounce(code: number | readonly [number, number]): number[] {
  const halves = typeof code === 'number' ? [code, code] : code;
  return halves.flatMap((half) => Array<number>(12).fill(half));
}

function fill(columns: number, rows: number, channels: number, valueAt: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: columns * rows * channels }, (_, at) => {
    const place = Math.floor(at / channels);
    return valueAt(place % columns, Math.floor(place / columns));
  });
}
