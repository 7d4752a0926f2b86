import { defineJob } from '@showroom/isolated-jobs/job';
import type { FaceMatrix } from '@showroom/room-view/face-matrix';
import type { SurfaceName } from '@showroom/room-view/surface-names';
import type { LivePart, LiveWidth, RoomPictureFormat, RoomPictureWidth } from './room-paths.ts';

/** How a surface looks, with the files that it takes. */
export type FiledLook =
  | { readonly kind: 'colour'; readonly hex: string }
  | { readonly kind: 'slab' | 'floor'; readonly file: string; readonly widthIn: number; readonly heightIn: number }
  | { readonly kind: 'wood'; readonly file: string };

/** A room with its choices. */
export type PictureOrder = {
  readonly kind: 'picture';
  /** With the room's files. */
  readonly folder: string;
  /** A surface without a look is as the room was rendered. */
  readonly looks: { readonly [Name in SurfaceName]?: FiledLook };
  readonly offsetIn: { readonly x: number; readonly y: number };
  readonly isBookMatched: boolean;
  /** Faces with places of their own on the slab. */
  readonly cuts?: readonly { readonly faces: readonly number[]; readonly cut: FaceMatrix }[];
  readonly width: RoomPictureWidth;
  readonly format: RoomPictureFormat;
};

/** A file for the live view, from one of the room's. */
export type PartOrder = {
  readonly kind: 'part';
  readonly part: LivePart['kind'];
  /** With the room's files. */
  readonly folder: string;
  readonly file: string;
  readonly width: LiveWidth;
};

export type RoomFileOrder = PictureOrder | PartOrder;

/** Makes a picture or a file of a room; about a second of the processor. */
export const roomFileJob = defineJob<RoomFileOrder, Uint8Array>({ name: 'room-file', deadlineMs: 30_000 });
