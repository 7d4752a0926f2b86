import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from '../button/button-look.ts';

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  /** Gives the look to the one child instead of drawing an `<a>`: `<LinkButton asChild><Link to="/">…`. */
  asChild?: boolean | undefined;
}

/** A link that looks like a button: it goes somewhere, where a button does something. */
export function LinkButton({ variant, size, asChild = false, className, ...rest }: LinkButtonProps) {
  const Root = asChild ? Slot : 'a';
  return <Root data-slot="link-button" {...rest} className={buttonLook(variant, size, className)} />;
}
