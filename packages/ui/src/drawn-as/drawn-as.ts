import type { ComponentProps, ElementType } from 'react';

/**
 * Props of a component that can render as another element: `as` and that element's props. With a router's link: `<LinkButton
 * as={Link} to="/contact">`. `Own` are the names of the component's own props.
 */
export type DrawnAs<Root extends ElementType, Own extends PropertyKey = never> = {
  /** Element or component to render instead, such as a router's link. */
  as?: Root | undefined;
  /** For placement: margin, width, grid area. Other props choose the look. */
  className?: string | undefined;
} & Omit<ComponentProps<Root>, Own | 'as' | 'className'>;
