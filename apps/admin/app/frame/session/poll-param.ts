/** In the query of a request that no one made: a poll of an open page. It doesn't extend the session. */
export const POLL_PARAM = 'poll';

export function isPoll(url: string): boolean {
  return new URL(url).searchParams.has(POLL_PARAM);
}
