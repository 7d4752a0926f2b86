/**
 * The path of the page that a request is about. Inside the app, the router's scripts ask for a page's data, and post to
 * its action, under the page's path with `.data` (`/_.data` for a path that ends with a slash): the same rules hold.
 */
export function toPagePath(path: string): string {
  if (!path.endsWith('.data')) return path;
  return path.replace(/(?:\/_|\/_root)?\.data$/, '') || '/';
}
