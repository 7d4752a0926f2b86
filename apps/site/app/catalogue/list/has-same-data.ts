interface RouteProps {
  readonly loaderData: unknown;
}

/** For `memo` of a route: the router's other props are new objects whenever a navigation begins. */
export function hasSameData(before: RouteProps, after: RouteProps): boolean {
  return before.loaderData === after.loaderData;
}
