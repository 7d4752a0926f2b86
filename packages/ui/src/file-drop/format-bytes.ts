/** Formats a file size: `820 kB`, `2.4 MB`, `12 GB`. In thousands, like file managers and our limits. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 999_500_000) return `${roundSize(bytes / 1_000_000)} MB`;
  return `${roundSize(bytes / 1_000_000_000)} GB`;
}

function roundSize(size: number): string {
  return size < 10 ? size.toFixed(1).replace('.0', '') : String(Math.round(size));
}
