import { useEffect, useEffectEvent, useRef } from 'react';
import { PICTURE_SIZES, type RoomPicture } from './room-picture.ts';

export type ArrivalState = 'ready' | 'loading' | 'failed';

interface ArrivingImageProps {
  readonly picture: RoomPicture;
  readonly alt: string;
  readonly onState: (state: ArrivalState) => void;
}

/** A picture that the server may still be making: says whether it is there. */
export function ArrivingImage({ picture, alt, onState }: ArrivingImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const report = useEffectEvent(onState);
  useEffect(() => {
    // It may have come, or failed, before scripts ran.
    if (image.current === null) return;
    const { complete, naturalWidth } = image.current;
    report(!complete ? 'loading' : naturalWidth === 0 ? 'failed' : 'ready');
  }, []);
  return (
    <img
      ref={image}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={PICTURE_SIZES}
      alt={alt}
      width="1600"
      height="1067"
      fetchPriority="high"
      onLoad={() => onState('ready')}
      onError={() => onState('failed')}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
