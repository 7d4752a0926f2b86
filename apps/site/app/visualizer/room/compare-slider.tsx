import { useId, type ReactNode } from 'react';

interface CompareSliderProps {
  /** The picture that is seen on the left. */
  readonly children: ReactNode;
  /** What the left and the right picture differ in. */
  readonly names: readonly [string, string];
  /** Where the pictures meet, in percent from the left. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** Lies over a picture: shows another one on its left, up to where the slider is. */
export function CompareSlider({ children, names: [left, right], share, onShare }: CompareSliderProps) {
  const id = useId();
  return (
    <>
      <div className="absolute inset-0 bg-stone-100" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {children}
      </div>
      <label htmlFor={id} className="sr-only">
        {`Compare: ${left} on the left, ${right} on the right`}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={share}
        aria-valuetext={`${share}% ${left}`}
        onChange={({ target }) => onShare(target.valueAsNumber)}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-paper-raised shadow-raised *:outline-focus peer-focus-visible:*:outline-3"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-paper-raised text-ink shadow-raised outline-offset-2">
          <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
          </svg>
        </span>
      </span>
      <span
        className="pointer-events-none absolute inset-x-3 top-3 flex justify-between gap-3 text-caption"
        aria-hidden="true"
      >
        <span className="max-w-[45%] rounded-sm bg-paper-raised px-2.5 py-1 shadow-card">{left}</span>
        <span className="max-w-[45%] rounded-sm bg-paper-raised px-2.5 py-1 shadow-card">{right}</span>
      </span>
    </>
  );
}
