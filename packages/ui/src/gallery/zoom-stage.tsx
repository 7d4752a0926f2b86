import { useState, type Ref } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';
import { Picture } from '../picture/picture.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import type { ZoomLimits, ZoomView } from './zoom-view.ts';

export interface ZoomStageProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly picture: GalleryPicture;
  readonly view: ZoomView;
  /** Null until the stage is measured. */
  readonly limits: ZoomLimits | null;
  /** The view was changed by a click, not by dragging: it moves smoothly. */
  readonly isGliding: boolean;
}

/** The zoomed picture. When enlarged, the file at full resolution covers the smaller one. */
export function ZoomStage({ ref, picture, view, limits, isGliding }: ZoomStageProps) {
  const isNear = view.scale > 1;
  return (
    <div
      ref={ref}
      data-slot="zoom-stage"
      className={joinClasses(
        'relative size-full touch-none overflow-hidden select-none',
        isNear ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      {limits !== null && (
        <EnlargedPicture key={picture.src} picture={picture} view={view} limits={limits} isGliding={isGliding} />
      )}
    </div>
  );
}

function EnlargedPicture({
  picture,
  view,
  limits: { whole },
  isGliding,
}: Pick<ZoomStageProps, 'picture' | 'view' | 'isGliding'> & { readonly limits: ZoomLimits }) {
  const [wasNear, setWasNear] = useState(false);
  const [full, setFull] = useState<'coming' | 'there' | 'failed'>('coming');
  if (view.scale > 1 && !wasNear) setWasNear(true);
  const wantsFull = wasNear && picture.fullSrc !== undefined && full !== 'failed';
  return (
    <>
      <div
        data-slot="zoom-picture"
        data-scale={view.scale.toFixed(3)}
        style={{
          width: whole.width,
          height: whole.height,
          transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
        className={joinClasses(
          'absolute top-1/2 left-1/2 animate-fade-in',
          isGliding && 'transition-transform duration-200',
        )}
      >
        <Picture
          record={picture}
          sizes={`${Math.ceil(whole.width)}px`}
          loading="eager"
          draggable={false}
          className="absolute inset-0 size-full"
        />
        {wantsFull && (
          // Decorative: the smaller one has the alt text.
          <img
            src={picture.fullSrc}
            alt=""
            draggable={false}
            decoding="async"
            data-slot="full-picture"
            onLoad={() => setFull('there')}
            onError={() => setFull('failed')}
            className={joinClasses('absolute inset-0 size-full', full !== 'there' && 'opacity-0')}
          />
        )}
      </div>
      {wantsFull && full === 'coming' && (
        <span className="absolute top-3 left-3 grid rounded-sm bg-paper/85 p-2 text-ink-muted">
          <Spinner className="size-5" label="Loading full size" />
        </span>
      )}
    </>
  );
}
