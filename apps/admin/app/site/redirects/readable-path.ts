/** A path as people write it, without escapes; what is escaped wrongly stays so. */
export function toReadablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
