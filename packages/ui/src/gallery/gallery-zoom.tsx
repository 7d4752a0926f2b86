import { useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon, FartherIcon, NearerIcon, WholeIcon } from '../icons/icons.tsx';
import { wrapIndex } from '../wrap-index/wrap-index.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { useZoom, type ZoomStart } from './use-zoom.ts';
import { ZoomStage } from './zoom-stage.tsx';

export interface GalleryZoomProps {
  readonly pictures: readonly GalleryPicture[];
  readonly label: string;
  readonly index: number;
  readonly start: ZoomStart;
  readonly onIndexChange: (index: number) => void;
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The zoom factor of a click or key. */
const stepOfZoom = 1.5;
/** The share of the stage that an arrow key moves by. */
const stepOfMove = 0.25;

/**
 * A picture in the whole window, enlarged up to its own pixels: by pinch, wheel, double tap, drag, buttons and keys
 * (+, −, 0; arrows pan an enlarged picture, or go to the next one). Default export for `lazy`.
 */
export default function GalleryZoom({
  pictures,
  label,
  index,
  start,
  onIndexChange,
  open,
  onOpenChange,
}: GalleryZoomProps) {
  const [announcement, setAnnouncement] = useState('');
  const picture = pictures[index];
  const { setStage, limits, view, isGliding, isWhole, isClosest, ...zoom } = useZoom({
    picture: picture ?? noSize,
    start,
    onSwipe: step,
  });

  function step(steps: number) {
    const next = wrapIndex(index, steps, pictures.length);
    zoom.showWhole();
    onIndexChange(next);
    setAnnouncement(`Image ${next + 1} of ${pictures.length}: ${pictures[next]?.alt ?? ''}`);
  }

  function zoomBy(growth: number) {
    setAnnouncement(describeScale(zoom.zoomBy(growth)));
  }

  function showWhole() {
    zoom.showWhole();
    setAnnouncement(describeScale(1));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = readKey(event.key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  function readKey(key: string): (() => void) | undefined {
    if (key === '+' || key === '=') return () => zoomBy(stepOfZoom);
    if (key === '-' || key === '_') return () => zoomBy(1 / stepOfZoom);
    if (key === '0') return showWhole;
    if (isWhole) return key === 'ArrowLeft' ? () => step(-1) : key === 'ArrowRight' ? () => step(1) : undefined;
    const [x, y] = moves[key] ?? [0, 0];
    return x === 0 && y === 0 ? undefined : () => zoom.moveBy(x * stepOfMove, y * stepOfMove);
  }

  if (picture === undefined) return null;
  return (
    <Dialog
      size="full"
      title={label}
      description={`Image ${index + 1} of ${pictures.length}`}
      open={open}
      onOpenChange={onOpenChange}
      onKeyDown={handleKey}
      isBodyBare
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <span className="flex items-center gap-2">
            <Button
              variant="secondary"
              size="small"
              aria-label="Zoom out"
              aria-disabled={isWhole}
              onClick={() => zoomBy(1 / stepOfZoom)}
            >
              <FartherIcon />
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label="Zoom in"
              aria-disabled={isClosest}
              onClick={() => zoomBy(stepOfZoom)}
            >
              <NearerIcon />
            </Button>
            <Button variant="secondary" size="small" aria-disabled={isWhole} onClick={showWhole}>
              <WholeIcon />
              <span className="max-sm:sr-only">Whole image</span>
            </Button>
          </span>
          <span className="flex gap-2">
            <Button variant="secondary" size="small" aria-label="Previous image" onClick={() => step(-1)}>
              <ChevronLeftIcon />
            </Button>
            <Button variant="secondary" size="small" aria-label="Next image" onClick={() => step(1)}>
              <ChevronRightIcon />
            </Button>
          </span>
        </div>
      }
    >
      <ZoomStage ref={setStage} picture={picture} view={view} limits={limits} isGliding={isGliding} />
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </Dialog>
  );
}

/** The direction of each arrow key. */
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const noSize = { width: 1, height: 1 };

function describeScale(scale: number): string {
  return scale <= 1 ? 'Whole image' : `${scale.toFixed(1)} times as large`;
}
