import { useEffect, useEffectEvent, useRef } from 'react';
import { RoomImage } from './room-image.tsx';
import type { RoomPicture } from './room-picture.ts';

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
    <RoomImage
      ref={image}
      picture={picture}
      alt={alt}
      fetchPriority="high"
      onLoad={() => onState('ready')}
      onError={() => onState('failed')}
    />
  );
}
