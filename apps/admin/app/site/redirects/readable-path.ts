/** A path without escapes, for display; invalid escapes stay. */
export function toReadablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
