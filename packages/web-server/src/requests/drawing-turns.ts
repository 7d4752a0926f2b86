import { setImmediate as turnOfLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { HandleRequest } from './handle-request.ts';

/** Room for pages that wait for the store, besides the one being rendered. */
const AT_ONCE = 8;
/** A page that takes longer is hanging, and no longer blocks others. */
const LONGEST_TURN_MS = 5_000;

/**
 * Lets an app render a few pages at a time, in order of arrival. They share one core, so more at a time would not be faster, and
 * each takes a megabyte or two. Posts have turns of their own (`receive-body.ts`).
 *
 * One page starts per turn of the event loop: the loop accepts one new connection per turn, and a returning client would
 * otherwise wait for all pages of the others, again and again.
 */
export function takeTurns(handle: HandleRequest): HandleRequest {
  const takeTurn = pLimit(AT_ONCE);
  const begin = pLimit(1);
  return async (request, info) => {
    if (request.method !== 'GET') return handle(request, info);
    let answering: Promise<Response> | undefined;
    await takeTurn(async () => {
      await begin(turnOfLoop);
      const drawing = handle(request, info);
      answering = drawing;
      await new Promise<void>((end) => {
        const timer = setTimeout(end, LONGEST_TURN_MS);
        const endTurn = () => {
          clearTimeout(timer);
          end();
        };
        drawing.then(endTurn, endTurn);
      });
    });
    if (answering === undefined) throw new Error('A turn was not taken');
    return answering;
  };
}
