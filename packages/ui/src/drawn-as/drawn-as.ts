import type { ComponentProps, ElementType } from 'react';

/**
 * The props of a component that can be drawn as another element: its own, `as`, and whatever that element takes. With a
 * router's link: `<LinkButton as={Link} to="/contact">`. The one way here to give our look to something that leads on.
 */
export type DrawnAs<Own, Root extends ElementType> = Own & {
  /** What is drawn in place of the component's own element. */
  as?: Root | undefined;
  className?: string | undefined;
} & Omit<ComponentProps<Root>, keyof Own | 'as' | 'className'>;
