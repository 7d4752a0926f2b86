/**
 * The file that a host of plain files sends for a path: `/blog/a-post` is `blog/a-post.html`, so that the address stays as it
 * is on a server, with no slash at its end. A path that names a file (`/robots.txt`) is that file.
 */
export function toPageFile(path: string): string {
  if (path === '/') return 'index.html';
  return hasExtension(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** The file in which the router's scripts find the data of a page. */
export function toDataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}

function hasExtension(path: string): boolean {
  return /\.[a-z\d]+$/.test(path);
}
