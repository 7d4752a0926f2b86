import { useCallback, useReducer, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { SlideMarks } from '../gallery/slide-marks.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useIsHydrated } from '../use-is-hydrated/use-is-hydrated.ts';
import { stepsOfArrowKey, wrapIndex } from '../wrap-index/wrap-index.ts';
import { useAutoplay } from './use-autoplay.ts';
import { usePageArrowKeys } from './use-page-arrow-keys.ts';

export interface Slide {
  /** Unique in its carousel. */
  readonly id: string;
  /** Read aloud with the slide's number. */
  readonly label: string;
  readonly picture: PictureSource;
}

export interface CarouselProps extends ComponentProps<'div'> {
  /** What the slide is about, read aloud with its number. */
  label: string;
  /** A single slide has no controls. */
  slides: readonly Slide[];
  /** In milliseconds. Default: 5000. */
  intervalMs?: number | undefined;
  /** As in `Picture`. Default: `100vw`. */
  sizes?: string | undefined;
  /**
   * Whether arrow keys work from anywhere on the page while the carousel is in view, unless something else uses them. For a
   * carousel at the top of a page. Default: false, only with focus inside.
   */
  hasPageKeys?: boolean | undefined;
  /** Default: `aspect-[3/2] md:aspect-[2/1]`. */
  stageClassName?: string | undefined;
}

/**
 * A slideshow that advances automatically and wraps around. Hovering pauses it; choosing a slide ends autoplay. Children are
 * shown over the pictures; text among them brings its own scrim. Server HTML contains only the first slide.
 */
export function Carousel({
  label,
  slides,
  intervalMs = 5000,
  sizes = '100vw',
  hasPageKeys = false,
  stageClassName = 'aspect-[3/2] md:aspect-[2/1]',
  className,
  children,
  ...rest
}: CarouselProps) {
  const isHydrated = useIsHydrated();
  const [{ index, shown }, move] = useReducer(moveTo, { index: 0, shown: [0] });
  const [isFirstLoaded, setIsFirstLoaded] = useState(false);
  const count = slides.length;
  const advance = useCallback(() => move((current) => wrapIndex(current, 1, count)), [count]);
  const autoplay = useAutoplay({ intervalMs, onAdvance: advance });
  const hasControls = isHydrated && count > 1;

  function showByHand(next: number) {
    autoplay.stop();
    move(() => next);
  }

  function step(steps: number) {
    showByHand(wrapIndex(index, steps, count));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const steps = stepsOfArrowKey(event);
    if (steps === null || count < 2) return;
    event.preventDefault();
    step(steps);
  }

  const stage = useRef<HTMLDivElement>(null);
  usePageArrowKeys({ target: stage, isOn: hasPageKeys && count > 1, onStep: step });

  return (
    // Keys and pointer act on the content; the carousel itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="region"
      data-slot="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
      onKeyDown={handleKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && autoplay.setIsHovered(true)}
      onPointerLeave={() => autoplay.setIsHovered(false)}
      onFocus={() => autoplay.setHasFocus(true)}
      onBlur={(event) => autoplay.setHasFocus(event.currentTarget.contains(event.relatedTarget))}
      className={joinClasses('relative isolate overflow-hidden bg-stone-100', className)}
    >
      <div
        ref={stage}
        className={joinClasses('relative', stageClassName)}
        style={{ backgroundColor: slides[0]?.picture.dominantColour }}
      >
        {!isFirstLoaded && (
          // Behind the picture, which covers it even before scripts run.
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid rounded-sm bg-paper/85 p-2 text-ink-muted">
              <Spinner className="size-7" {...(isHydrated ? { label: 'Loading pictures' } : {})} />
            </span>
          </span>
        )}
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            {...slideRole}
            aria-label={`${at + 1} of ${count}: ${slide.label}`}
            className={joinClasses(
              'absolute inset-0 transition-[opacity,visibility] duration-700',
              at !== index && 'invisible opacity-0',
            )}
          >
            {/* The next one is prefetched, but not before the first has loaded. */}
            {(shown.includes(at) || (isFirstLoaded && at === wrapIndex(index, 1, count))) && (
              <Picture
                record={slide.picture}
                sizes={sizes}
                priority={at === 0}
                {...(at === 0 ? { style: { backgroundColor: 'transparent' } } : { loading: 'eager' })}
                onArrive={at === 0 ? () => setIsFirstLoaded(true) : undefined}
                className="size-full"
              />
            )}
          </div>
        ))}
      </div>
      {children}
      {hasControls && (
        <div className="absolute right-0 bottom-0 z-10 flex max-w-full items-center rounded-tl-md bg-paper pt-1 pl-2 text-ink">
          {autoplay.isOn && autoplay.isHeld && <span className="px-2 text-caption text-ink-muted">Paused</span>}
          <button
            type="button"
            onClick={autoplay.isOn ? autoplay.stop : autoplay.start}
            aria-label={autoplay.isOn ? 'Pause slideshow' : 'Play slideshow'}
            className={controlLook}
          >
            {autoplay.isOn ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button type="button" onClick={() => step(-1)} aria-label="Previous slide" className={controlLook}>
            <ChevronLeftIcon />
          </button>
          <SlideMarks
            count={count}
            currentIndex={index}
            labelOf={(at) => `Slide ${at + 1} of ${count}`}
            onSelect={showByHand}
          />
          <button type="button" onClick={() => step(1)} aria-label="Next slide" className={controlLook}>
            <ChevronRightIcon />
          </button>
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {/* Silent during autoplay. */}
        {hasControls && !autoplay.isOn && `Slide ${index + 1} of ${count}: ${slides[index]?.label ?? ''}`}
      </p>
    </div>
  );
}

// The ARIA carousel pattern: a slide is a group.
const slideRole = { role: 'group', 'aria-roledescription': 'slide' } as const;

const controlLook =
  'grid size-11 shrink-0 place-items-center rounded-sm transition-colors hover:text-spruce hover:bg-ink/5';

interface Place {
  readonly index: number;
  /** Slides shown so far, kept so that they can fade out. */
  readonly shown: readonly number[];
}

function moveTo({ index, shown }: Place, next: (index: number) => number): Place {
  const at = next(index);
  return { index: at, shown: shown.includes(at) ? shown : [...shown, at] };
}
