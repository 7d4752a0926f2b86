/** Marks a poll in the query. Polls don’t extend the session. */
export const POLL_PARAM = 'poll';

export function isPoll(url: string): boolean {
  return new URL(url).searchParams.has(POLL_PARAM);
}
