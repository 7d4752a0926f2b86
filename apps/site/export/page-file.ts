/** The file of a path: `/blog/a-post` is `blog/a-post.html`, so its URL has no trailing slash; `/robots.txt` is itself. */
export function toPageFile(path: string): string {
  if (path === '/') return 'index.html';
  return hasExtension(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** The file of a page's data, for client-side navigation. */
export function toDataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}

function hasExtension(path: string): boolean {
  return /\.[a-z\d]+$/.test(path);
}
