import type { ComponentProps } from 'react';
import { PICTURE_SIZES, type RoomPicture } from './room-picture.ts';

interface RoomImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'className'> {
  readonly picture: RoomPicture;
  readonly alt: string;
}

/** A picture of a room that fills its frame. */
export function RoomImage({ picture, alt, ...image }: RoomImageProps) {
  return (
    <img
      {...image}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={PICTURE_SIZES}
      alt={alt}
      width="1600"
      height="1067"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
