import { useEffect, useRef, useState } from 'react';
import type { RoomPicture } from './room-picture.ts';

interface SmallRoomImageProps {
  readonly picture: RoomPicture;
  readonly alt: string;
  readonly className: string;
}

const MOST_TRIES = 5;
/** A busy server asks to come back after about as long. */
const RETRY_MS = 3000;

/**
 * The picture of a room on another page. It has one size, that of the picture that is stored with a request, so that the server makes
 * it once. While the server is busy, it is asked for again.
 */
export function SmallRoomImage({ picture, alt, className }: SmallRoomImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [tries, setTries] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // It may have failed before scripts ran.
    // oxlint-disable-next-line react/set-state-in-effect
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  useEffect(() => {
    if (!hasFailed || tries === MOST_TRIES) return;
    const timer = setTimeout(() => {
      setHasFailed(false);
      setTries(tries + 1);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, tries]);
  return (
    <img
      key={tries}
      ref={image}
      src={picture.src}
      alt={alt}
      width="1600"
      height="1067"
      onError={() => setHasFailed(true)}
      className={`rounded-xs bg-stone-100 ${className}`}
    />
  );
}
