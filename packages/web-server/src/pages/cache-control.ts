/**
 * Limits how long caches may keep a page that changes at a known time. As that time approaches, first stale-while-revalidate gets
 * shorter, then max-age.
 *
 * @param endsAt milliseconds since 1970; undefined for no end
 */
export function limitCacheControl(cacheControl: string, endsAt: number | undefined, now: number): string {
  if (endsAt === undefined) return cacheControl;
  const left = Math.max(0, Math.floor((endsAt - now) / 1000));
  const freshest = Math.max(0, ...readSeconds(cacheControl, /\b(?:max-age|s-maxage)=(\d+)/g));
  const stalest = Math.max(0, ...readSeconds(cacheControl, /\b(?:stale-while-revalidate|stale-if-error)=(\d+)/g));
  if (freshest + stalest <= left) return cacheControl;
  const fresh = Math.min(freshest, left);
  return cacheControl
    .replaceAll(/\b(max-age|s-maxage)=(\d+)/g, (_all, name, seconds) => `${name}=${Math.min(Number(seconds), fresh)}`)
    .replaceAll(
      /\b(stale-while-revalidate|stale-if-error)=(\d+)/g,
      (_all, name, seconds) => `${name}=${Math.min(Number(seconds), left - fresh)}`,
    );
}

function readSeconds(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, seconds]) => Number(seconds));
}
