import { ChevronDownIcon } from '@showroom/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RoomSwatch } from './room-options.ts';
import { Swatch } from './swatch.tsx';

interface SurfacePartProps {
  readonly label: string;
  /** What is chosen. */
  readonly chosen: string;
  readonly swatch?: RoomSwatch | undefined;
  readonly isOpen: boolean;
  /** Stands there until it is opened, instead of a long list: a choice that works without scripts. */
  readonly beforeOpen?: ReactNode;
  readonly children: ReactNode;
}

/** One surface of the room: what it is shown in, and, when it is opened, what else it can be. One is open at a time. */
export function SurfacePart({ label, chosen, swatch, isOpen, beforeOpen, children }: SurfacePartProps) {
  // Only how it starts: afterwards the browser opens and closes it, perhaps before scripts run.
  const [isOpenAtFirst] = useState(isOpen);
  const part = useRef<HTMLDetailsElement>(null);
  const [hasOpened, setHasOpened] = useState(isOpen);
  useEffect(() => {
    if (part.current?.open) setHasOpened(true);
  }, []);
  return (
    <details
      ref={part}
      onToggle={() => setHasOpened(true)}
      name="surface"
      open={isOpenAtFirst}
      suppressHydrationWarning
      className="group/part border-b border-hairline"
    >
      <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 hover:text-spruce [&::-webkit-details-marker]:hidden">
        {swatch ? <Swatch swatch={swatch} className="h-9 w-14" /> : <SlabIcon />}
        <span className="grid">
          <span className="text-caption text-ink-muted">{label}</span>
          <span className="leading-snug font-medium">{chosen}</span>
        </span>
        <ChevronDownIcon className="size-4 text-ink-muted transition-transform group-open/part:rotate-180" />
      </summary>
      {hasOpened || beforeOpen === undefined ? (
        <div className="grid grid-cols-1 gap-4 pt-1 pb-5">{children}</div>
      ) : (
        <div className="pt-1 pb-5">{beforeOpen}</div>
      )}
    </details>
  );
}

/** A slab with the outline of a counter on it. */
function SlabIcon() {
  return (
    <svg viewBox="0 0 56 36" className="h-9 w-14 text-stone-500" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="0.5" y="4.5" width="55" height="27" rx="1" />
      <path d="M10 12h36v6H16v8h-6z" strokeDasharray="2.5 2" />
    </svg>
  );
}
