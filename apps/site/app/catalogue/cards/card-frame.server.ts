import { findPicture, pictureNames } from '@showroom/pictures/picture-records';
import type { CardProps } from './card.ts';

type Frame = NonNullable<CardProps['frame']>;

/** For a family without rendered pictures. */
const USUAL_FRAME: Frame = { width: 4, height: 3 };

/** All rendered pictures of a family have the same size. */
const frames: ReadonlyMap<string, Frame> = new Map(
  pictureNames.flatMap((name) => {
    const [, family] = /^([^/]+)\/[^/]+\/front$/.exec(name) ?? [];
    const record = findPicture(name);
    return family === undefined || record === null ? [] : [[family, { width: record.width, height: record.height }]];
  }),
);

/**
 * The proportions to crop a picture to, so that all cards of its family are equally high; undefined if it has them already.
 */
export function findCardFrame(family: string, { width, height }: Frame): Frame | undefined {
  const frame = frames.get(family) ?? USUAL_FRAME;
  return Math.abs(width / height - frame.width / frame.height) < 0.01 ? undefined : frame;
}
