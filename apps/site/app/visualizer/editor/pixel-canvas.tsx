import type { Pixels } from '@showroom/room-view/pixels';
import { useEffect, useRef, type CSSProperties } from 'react';

export interface PixelCanvasProps {
  readonly pixels: Pixels;
  /** Empty for decoration. */
  readonly alt: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Draws pixels. */
export function PixelCanvas({ pixels, alt, className, style }: PixelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(toImageData(pixels), 0, 0);
  }, [pixels]);
  return (
    <canvas
      ref={canvas}
      width={pixels.width}
      height={pixels.height}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={className}
      style={style}
    />
  );
}

export function toImageData({ width, height, data }: Pixels): ImageData {
  const image = new ImageData(width, height);
  image.data.set(data);
  return image;
}
