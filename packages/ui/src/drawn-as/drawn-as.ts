import type { ComponentProps, ElementType } from 'react';

/**
 * What a component that can be drawn as another element takes beside its own props: `as`, and whatever that element takes.
 * With a router's link: `<LinkButton as={Link} to="/contact">`. The one way here to give our look to something that leads on.
 * `Own` are the names of its own props.
 */
export type DrawnAs<Root extends ElementType, Own extends PropertyKey = never> = {
  /** What is drawn in place of the component's own element: a router's link, say. */
  as?: Root | undefined;
  /** Places it: margin, width, grid area. Its look is chosen with the other props. */
  className?: string | undefined;
} & Omit<ComponentProps<Root>, Own | 'as' | 'className'>;
