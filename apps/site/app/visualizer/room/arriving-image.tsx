import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { RoomImage } from './room-image.tsx';
import type { RoomPicture } from './room-picture.ts';

export type ArrivalState = 'ready' | 'loading' | 'failed';

interface ArrivingImageProps extends Pick<ComponentProps<'img'>, 'fetchPriority'> {
  readonly picture: RoomPicture;
  readonly alt: string;
  readonly onState: (state: ArrivalState) => void;
}

/** A picture that the server may still be making: says whether it is there. */
export function ArrivingImage({ onState, ...image }: ArrivingImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const report = useEffectEvent(onState);
  useEffect(() => {
    // It may have come, or failed, before scripts ran.
    if (element.current === null) return;
    const { complete, naturalWidth } = element.current;
    report(!complete ? 'loading' : naturalWidth === 0 ? 'failed' : 'ready');
  }, []);
  return <RoomImage {...image} ref={element} onLoad={() => onState('ready')} onError={() => onState('failed')} />;
}
