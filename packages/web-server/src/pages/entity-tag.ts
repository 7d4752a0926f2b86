import { createHash } from 'node:crypto';

/**
 * Builds the ETag of some contents. It is weak because the same page goes out in several codings, which are equal in
 * meaning and not in bytes.
 */
export function buildEntityTag(...contents: readonly (string | Uint8Array)[]): string {
  return `W/"${digestContents(...contents)}"`;
}

export function digestContents(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 22);
}

/** Checks whether an If-None-Match header contains this tag, by weak comparison (RFC 9110, 8.8.3.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
