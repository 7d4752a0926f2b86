import { joinClasses } from '../join-classes/join-classes.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

const base =
  'relative inline-flex select-none items-center justify-center gap-2.5 rounded-sm border text-center font-medium leading-tight no-underline ' +
  'transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed forced-colors:border-[ButtonBorder] ' +
  // The focus ring is outside the edge, because the button may be on a picture or a dark ground.
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-spruce bg-spruce text-on-spruce enabled-hover:border-spruce-dark enabled-hover:bg-spruce-dark unavailable:border-stone-200 unavailable:bg-stone-200 unavailable:text-stone-600',
  secondary:
    'border-stone-400 bg-transparent text-current enabled-hover:border-current enabled-hover:bg-current/5 unavailable:border-stone-200 unavailable:text-stone-500',
  quiet: 'border-transparent bg-transparent text-current enabled-hover:bg-current/7 unavailable:text-stone-500',
  danger:
    'border-danger bg-transparent text-danger enabled-hover:bg-danger enabled-hover:text-paper unavailable:border-stone-200 unavailable:text-stone-500',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 min-w-11 px-3.5 py-2 text-small',
  medium: 'min-h-12 min-w-12 px-5 py-2.5 text-small',
  large: 'min-h-14 min-w-14 px-7 py-3 text-body',
};

/** Classes that make any element look like a button. Every size is at least 44 px in both directions. */
export function buttonLook(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return joinClasses(base, variants[variant], sizes[size], className);
}
