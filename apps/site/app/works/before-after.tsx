import { Picture, type PictureSource } from '@showroom/ui/picture';
import { useId, useRef, useState, type CSSProperties, type PointerEvent } from 'react';

export interface BeforeAfterProps {
  /** The room before. */
  readonly before: PictureSource;
  /** The same view after. */
  readonly after: PictureSource;
}

const SIZES = '(min-width: 84rem) 84rem, 92vw';

/** Compares two pictures with a line that is dragged or moved with a slider. Without scripts and in print they are side by side. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [shareOfBefore, setShareOfBefore] = useState(50);
  const start = useRef({ clientX: 0, clientY: 0 });
  const id = useId();

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const { button, buttons, clientX, clientY, currentTarget, pointerId, type } = event;
    if (type === 'pointerdown') {
      // Dragging continues outside the picture.
      currentTarget.setPointerCapture(pointerId);
      start.current = { clientX, clientY };
      return;
    }
    const isDragged =
      buttons === 1 && Math.abs(clientX - start.current.clientX) > Math.abs(clientY - start.current.clientY);
    // Vertical swipes scroll the page.
    if (!isDragged && button !== 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setShareOfBefore(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100));
  }

  const parted: CSSProperties & Record<'--before', string> = { '--before': `${shareOfBefore}%` };
  return (
    <figure>
      <div
        style={parted}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        onPointerUp={handlePointer}
        className="before-after relative grid cursor-ew-resize touch-pan-y select-none [&_img]:pointer-events-none"
      >
        <div>
          <Picture record={before} sizes={SIZES} className="aspect-3/2 rounded-xs" />
          <p>Before</p>
        </div>
        <div>
          <Picture record={after} sizes={SIZES} priority className="aspect-3/2 rounded-xs" />
          <p>After</p>
        </div>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-(--before) z-2 w-0.5 -translate-x-1/2 bg-paper noscript:hidden print:hidden"
        />
      </div>
      <figcaption className="noscript:hidden print:hidden">
        <label htmlFor={id} className="sr-only">
          Compare before and after
        </label>
        <span aria-hidden="true" className="mt-3 flex justify-between text-caption text-ink-muted">
          <span>Before</span>
          <span>After</span>
        </span>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={shareOfBefore}
          aria-valuetext={`${shareOfBefore} percent before, ${100 - shareOfBefore} percent after`}
          onChange={(event) => setShareOfBefore(event.target.valueAsNumber)}
          className="h-11 w-full accent-spruce"
        />
      </figcaption>
    </figure>
  );
}
