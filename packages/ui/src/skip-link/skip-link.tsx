import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The label. Default: "Skip to content". */
  children?: ReactNode;
}

/** The first Tab stop, visible only with focus. `href` is the id of the main part, as in `#main`. */
export function SkipLink({ className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      {...rest}
      className={joinClasses(
        'fixed top-3 left-3 z-100 -translate-y-20 rounded-sm bg-ink px-4 py-3 text-small font-medium text-paper focus-visible:translate-y-0 motion-safe:transition-[translate] print:hidden',
        className,
      )}
    >
      {children}
    </a>
  );
}
