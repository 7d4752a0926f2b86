import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action per view; `danger` destroys something. Default: `primary`. */
  variant?: ButtonVariant | undefined;
  /** Even `small` is 44 px high. Default: `medium`. */
  size?: ButtonSize | undefined;
  /** Shows a spinner and ignores clicks; focus stays. */
  isPending?: boolean | undefined;
  /** Replaces the label while pending: `Sending…`. By default the label keeps its space, invisibly. */
  pendingLabel?: string | undefined;
  /** `submit` submits the form. Default: `button`. */
  type?: ComponentProps<'button'>['type'];
}

/**
 * A button that doesn't submit forms unless its `type` says so. While pending it is `aria-disabled`, because a disabled button
 * would lose the focus.
 */
export function Button({
  variant,
  size,
  isPending = false,
  pendingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Text next to an icon needs an element around it: page translators would otherwise break React's tree.
  const content = typeof children === 'string' ? children : <span className="contents">{children}</span>;
  return (
    <button
      data-slot="button"
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      {...rest}
      type={type}
      onClick={(event) => {
        if (isPending) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
      className={buttonLook(variant, size, className)}
    >
      {isPending ? <PendingContent label={pendingLabel}>{children}</PendingContent> : content}
    </button>
  );
}

function PendingContent({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (label !== undefined) {
    return (
      <>
        <Spinner />
        <span>{label}</span>
      </>
    );
  }
  return (
    <>
      <Spinner className="absolute" />
      <span className="inline-flex items-center gap-2.5 opacity-0">{children}</span>
    </>
  );
}
