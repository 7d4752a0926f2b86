import { buildRoom } from '@showroom/slab-planner/build-room';
import type { PictureSource } from '@showroom/ui/picture';
import { useEffect, useState, type RefObject } from 'react';
import type { DrawnPlan } from '../live/use-layout.ts';
import type { Orbit } from './orbit.ts';
import { RoomRenderer } from './room-renderer.ts';

/** While the picture loads, and without one. */
const PLAIN_STONE = '#e9e5de';

/** Draws the assembled plan on a canvas. Returns false where the browser can't. */
export function useRoomRenderer(
  canvas: RefObject<HTMLCanvasElement | null>,
  { layout, plan }: Pick<DrawnPlan, 'layout' | 'plan'>,
  picture: PictureSource | null,
  orbit: Orbit,
): boolean {
  const [renderer, setRenderer] = useState<RoomRenderer | null>();

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const start = () => setRenderer(RoomRenderer.start(element));
    // A phone takes the graphics card away from a page in the background.
    const lose = (event: Event) => event.preventDefault();
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', start);
    start();
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', start);
    };
  }, [canvas]);

  useEffect(() => {
    if (!renderer || canvas.current === null) return;
    const observer = new ResizeObserver(() => renderer.redraw());
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [renderer, canvas]);

  const url = picture === null ? '' : largestOf(picture);
  const colour = picture?.dominantColour ?? PLAIN_STONE;
  useEffect(() => {
    if (!renderer) return;
    renderer.setColour(colour);
    if (url === '') return;
    const image = new Image();
    const show = () => renderer.setPicture(image, [image.naturalWidth, image.naturalHeight]);
    image.addEventListener('load', show);
    image.src = url;
    // One that comes late belongs to another stone.
    return () => image.removeEventListener('load', show);
  }, [renderer, url, colour]);

  useEffect(() => renderer?.setRoom(buildRoom(plan, layout), layout.slab), [renderer, plan, layout]);
  useEffect(() => renderer?.setOrbit(orbit), [renderer, orbit]);

  return renderer !== null;
}

/** The URL of the largest width in its `srcset`. */
function largestOf({ sources, src }: PictureSource): string {
  return sources.webp.split(' ').at(-2) ?? src;
}
