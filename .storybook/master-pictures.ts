import * as delivered from '../packages/pictures/src/picture-source.ts';

/*
 * Replaces `@showroom/pictures/picture-source`: no server makes sizes and formats for Storybook, so every picture is
 * its master.
 */

export const { pictureWidths, socialPictureUrl } = delivered;

export const pictureUrl: typeof delivered.pictureUrl = ({ name }) => `/masters/${name}.webp`;

export const toPictureSource: typeof delivered.toPictureSource = (record, options) => {
  const url = pictureUrl(record, 'full', 'webp');
  return { ...delivered.toPictureSource(record, options), sources: { avif: '', webp: '' }, src: url };
};
