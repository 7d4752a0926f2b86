import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is loading, for screen readers. Omit it if visible text says so. */
  label?: string | undefined;
}

/** A spinning ring in the text colour; still under reduced motion. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
      {...rest}
      className={joinClasses('inline-grid size-5 shrink-0 place-items-center', className)}
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        className="size-full motion-safe:animate-spin-slow"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
        <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </span>
  );
}
