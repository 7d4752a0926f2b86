import type { ComponentProps, ElementType } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from '../button/button-look.ts';

interface Look<Root extends ElementType> {
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  /** What is drawn: an `<a>`, or the link of a router with its own props: `<LinkButton as={Link} to="/">`. */
  as?: Root | undefined;
}

export type LinkButtonProps<Root extends ElementType = 'a'> = Look<Root> &
  Omit<ComponentProps<Root>, keyof Look<Root>> & { className?: string | undefined };

/** A link that looks like a button: it goes somewhere, where a button does something. */
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
