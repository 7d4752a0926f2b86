import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** What the button is for. One primary action in a view; `danger` destroys. Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Even `small` is 44 px high. Default `medium`. */
  size?: ButtonSize | undefined;
  /** Work is under way: a spinner shows, presses do nothing, and focus stays where it is. */
  isPending?: boolean | undefined;
  /** Words in place of the label while pending: `Sending…`. Without them the label keeps its room, unseen. */
  pendingLabel?: string | undefined;
  /** `submit` sends the form it is in. Default `button`: does only what it is told to. */
  type?: ComponentProps<'button'>['type'];
}

/**
 * A button. Its `type` is `button` unless told otherwise, so that it never submits a form by accident.
 * While pending it is `aria-disabled` rather than `disabled`: a disabled button would lose the focus.
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
  // Beside an icon words need an element around them: a translator of pages would hide them from React.
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
