import { z } from 'zod';
import type { FaceMatrix } from '../surfaces/face-matrix.ts';
import { surfaceNames, type SurfaceName } from './surface-names.ts';

/** Linear light or reflectance. */
export type Linear = readonly [red: number, green: number, blue: number];

/** As `room.json` holds it. */
export type RoomPlan = {
  /** Of the picture of light. The picture of faces is twice as wide and high. */
  readonly width: number;
  readonly height: number;
  /** Exposure and white balance: the stored light is multiplied by it. */
  readonly gain: Linear;
  /** Stone in even light, as fractions of the picture: left, top, right, bottom. */
  readonly even: readonly [left: number, top: number, right: number, bottom: number];
  readonly surfaces: readonly RoomSurface[];
  readonly faces: readonly RoomFace[];
};

export type RoomSurface = {
  readonly name: SurfaceName;
  /** Mean reflectance while the light was rendered. */
  readonly base: Linear;
};

export type RoomFace = {
  /** As in the picture of faces, from 1. */
  readonly number: number;
  readonly surface: SurfaceName;
  /** From fractions of the picture to fractions of the slab or floor picture, for flat faces of stone and floor. */
  readonly matrix?: FaceMatrix | undefined;
};

const surfaceName = z.enum(surfaceNames);
const linear = z.tuple([z.number().nonnegative(), z.number().nonnegative(), z.number().nonnegative()]);
const share = z.number().min(0).max(1);
const row = [z.number(), z.number(), z.number()] as const;

const roomPlan = z
  .strictObject({
    width: z.int().min(1).max(4096),
    height: z.int().min(1).max(4096),
    gain: linear,
    even: z.tuple([share, share, share, share]),
    surfaces: z.array(z.strictObject({ name: surfaceName, base: linear })).min(1),
    faces: z.array(
      z.strictObject({
        number: z.int().min(1).max(255),
        surface: surfaceName,
        matrix: z.tuple([...row, ...row, ...row]).optional(),
      }),
    ),
  })
  .refine(
    ({ surfaces }) => new Set(surfaces.map(({ name }) => name)).size === surfaces.length,
    'A surface is listed twice',
  )
  .refine(({ faces }) => new Set(faces.map(({ number }) => number)).size === faces.length, 'A face is listed twice')
  .refine(
    ({ surfaces, faces }) => faces.every(({ surface }) => surfaces.some(({ name }) => name === surface)),
    'A face belongs to a surface that is not listed',
  );

/**
 * Parses the content of a `room.json`.
 *
 * @throws {z.ZodError} that names each wrong value
 */
export function parseRoomPlan(json: unknown): RoomPlan {
  return roomPlan.parse(json);
}
