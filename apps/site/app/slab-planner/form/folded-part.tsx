import { ChevronDownIcon } from '@showroom/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface FoldedPartProps {
  /** Shown while it is closed, too. */
  readonly summary: ReactNode;
  /** Opens it. It isn't closed again, as someone may be filling it in. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the form that can be opened. Its fields are posted in either state. */
export function FoldedPart({ summary, isOpen = false, children }: FoldedPartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details ref={details} open={isOpenAtFirst}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <ChevronDownIcon className="size-4 text-ink-muted transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-2 pb-4">{children}</div>
    </details>
  );
}
