import type { ElementType } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from '../button/button-look.ts';
import type { DrawnAs } from '../drawn-as/drawn-as.ts';

interface Look {
  /** As for a `Button`: one primary per view. Default: `primary`. */
  variant?: ButtonVariant | undefined;
  /** Even `small` is 44 px high. Default: `medium`. */
  size?: ButtonSize | undefined;
}

export type LinkButtonProps<Root extends ElementType = 'a'> = Look & DrawnAs<Root, keyof Look>;

/** A link that looks like a button, for navigation. */
export function LinkButton<Root extends ElementType = 'a'>({
  as,
  variant,
  size,
  className,
  ...rest
}: LinkButtonProps<Root>) {
  const Element: ElementType = as ?? 'a';
  return <Element data-slot="link-button" {...rest} className={buttonLook(variant, size, className)} />;
}
