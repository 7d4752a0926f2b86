import type { Pixels } from '@showroom/room-view/pixels';
import type { Place } from '@showroom/room-view/corners';
import { useEffect, useRef } from 'react';
import { toImageData } from './pixel-canvas.tsx';

const SIZE_PX = 120;
/** Pixels of the photo across the magnifier. */
const SEEN_PX = 90;

/** Shows what is below a finger, in the upper corner that is farther from it. */
export function Magnifier({ photo, place }: { readonly photo: Pixels; readonly place: Place }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const source = useRef<HTMLCanvasElement | null>(null);

  useEffect(() => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [photo.width, photo.height];
    copy.getContext('2d')?.putImageData(toImageData(photo), 0, 0);
    source.current = copy;
  }, [photo]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !source.current) return;
    const [x, y] = [place.x * photo.width - SEEN_PX / 2, place.y * photo.height - SEEN_PX / 2];
    context.fillStyle = '#000';
    context.fillRect(0, 0, SIZE_PX, SIZE_PX);
    context.drawImage(source.current, x, y, SEEN_PX, SEEN_PX, 0, 0, SIZE_PX, SIZE_PX);
  }, [photo, place]);

  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute top-2 z-4 overflow-hidden rounded-full border-2 border-white shadow-card ${place.x < 0.5 ? 'right-2' : 'left-2'}`}
    >
      <canvas ref={canvas} width={SIZE_PX} height={SIZE_PX} className="block" />
      <span className="absolute inset-x-0 top-1/2 h-px bg-white mix-blend-difference" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-white mix-blend-difference" />
    </div>
  );
}
