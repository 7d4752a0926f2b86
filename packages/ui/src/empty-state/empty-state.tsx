import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Such as "No colour matches these filters". */
  title: ReactNode;
  /** Heading level. Default: 2. */
  level?: 2 | 3 | undefined;
  /** A button or link. */
  action?: ReactNode;
}

/** Shown when there is nothing to list. The children say why, and what helps. */
export function EmptyState({ title, level = 2, action, className, children, ...rest }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      {...rest}
      className={joinClasses(
        'grid gap-3 rounded-sm border border-hairline bg-stone-50 px-6 py-12 sm:px-12 sm:py-16',
        className,
      )}
    >
      <span aria-hidden="true" className="h-px w-12 bg-brass" />
      <Heading className="font-serif text-heading">{title}</Heading>
      {children !== undefined && <div className="max-w-prose text-body text-ink-muted">{children}</div>}
      {action !== undefined && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
