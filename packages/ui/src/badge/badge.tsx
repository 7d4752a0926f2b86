import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export const badgeTones = ['neutral', 'brass', 'success', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the word means; the word itself must say it too. Default: `neutral`. */
  tone?: BadgeTone | undefined;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'text-ink-muted before:bg-stone-400',
  brass: 'text-brass before:bg-brass',
  success: 'text-success before:bg-success',
  warning: 'text-warning before:bg-warning',
  danger: 'text-danger before:bg-danger',
};

/** A short status word: "In stock", "Draft". */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      {...rest}
      className={joinClasses(
        'inline-flex items-center gap-2 whitespace-nowrap text-caption font-medium before:size-1.5 before:rounded-xs before:content-[""] forced-colors:before:bg-[CanvasText]',
        tones[tone],
        className,
      )}
    />
  );
}
