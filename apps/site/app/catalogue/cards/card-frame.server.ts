import { findPicture, pictureNames } from '@showroom/pictures/picture-records';
import type { CardProps } from './card.ts';

type Frame = NonNullable<CardProps['frame']>;

/** Where the studio has drawn nothing of a family. */
const USUAL_FRAME: Frame = { width: 4, height: 3 };

/** The studio draws all products of a family in one size. */
const frames: ReadonlyMap<string, Frame> = new Map(
  pictureNames.flatMap((name) => {
    const [, family] = /^([^/]+)\/[^/]+\/front$/.exec(name) ?? [];
    const record = findPicture(name);
    return family === undefined || record === null ? [] : [[family, { width: record.width, height: record.height }]];
  }),
);

/**
 * How a picture is cut to stand in a row with the others of its family; undefined where it has their proportions. A photo taken upright
 * would tower over the row.
 */
export function findCardFrame(family: string, { width, height }: Frame): Frame | undefined {
  const frame = frames.get(family) ?? USUAL_FRAME;
  return Math.abs(width / height - frame.width / frame.height) < 0.01 ? undefined : frame;
}
