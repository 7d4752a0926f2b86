import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { stepsOfArrowKey, wrapIndex } from '../wrap-index/wrap-index.ts';

export interface GalleryZoomProps {
  readonly pictures: readonly PictureSource[];
  readonly label: string;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** One picture over the whole screen; a press brings it twice as near, to be moved about. Default export for `lazy`. */
export default function GalleryZoom({ pictures, label, index, onIndexChange, open, onOpenChange }: GalleryZoomProps) {
  const [isNear, setIsNear] = useState(false);
  const picture = pictures[index];
  if (picture === undefined) return null;

  function step(steps: number) {
    setIsNear(false);
    onIndexChange(wrapIndex(index, steps, pictures.length));
  }

  return (
    <Dialog
      size="full"
      title={label}
      description={`Picture ${index + 1} of ${pictures.length}`}
      open={open}
      onOpenChange={(isOpen) => {
        setIsNear(false);
        onOpenChange(isOpen);
      }}
      onKeyDown={(event) => {
        const steps = stepsOfArrowKey(event);
        if (steps !== null && !isNear) step(steps);
      }}
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <Button variant="secondary" size="small" aria-pressed={isNear} onClick={() => setIsNear(!isNear)}>
            {isNear ? 'Whole picture' : 'Nearer'}
          </Button>
          <span className="flex gap-3">
            <Button variant="secondary" size="small" aria-label="Previous picture" onClick={() => step(-1)}>
              <ChevronLeftIcon />
            </Button>
            <Button variant="secondary" size="small" aria-label="Next picture" onClick={() => step(1)}>
              <ChevronRightIcon />
            </Button>
          </span>
        </div>
      }
    >
      <div
        className={joinClasses('grid h-full', isNear ? 'overflow-auto' : 'overflow-hidden')}
        {...(isNear ? { tabIndex: 0, role: 'group', 'aria-label': picture.alt } : {})}
      >
        <Picture
          key={picture.src}
          record={picture}
          sizes="200vw"
          onClick={() => setIsNear(!isNear)}
          className={joinClasses(
            'm-auto animate-fade-in',
            isNear ? 'w-[220%] max-w-none cursor-zoom-out' : 'max-h-full w-full cursor-zoom-in object-contain',
          )}
          style={{ backgroundColor: 'transparent' }}
        />
      </div>
    </Dialog>
  );
}
