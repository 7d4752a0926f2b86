import { setImmediate as turnOfLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { HandleRequest } from './handle-request.ts';

/** Room for those that wait for the store, beside the one that is being drawn. */
const AT_ONCE = 8;
/** One that takes longer hangs, and holds up no one else. */
const LONGEST_TURN_MS = 5_000;

/**
 * Lets an app draw a few pages at once, first come, first served. One core draws them all, so more at once come no sooner,
 * and each holds a megabyte or two while it is drawn. What is posted has turns of its own (`body-turns.ts`).
 *
 * With each turn of the event loop one begins, and no more: the loop takes in one new connection a turn, and anyone who comes
 * again would wait for as many pages as others ask for, again and again.
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
