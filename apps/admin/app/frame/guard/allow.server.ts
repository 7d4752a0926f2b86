import { data } from 'react-router-dom';
import { loadFrame } from './load-frame.server.ts';
import type { Refusal } from './refusal.ts';
import { mayUse, type Part } from '../session/access.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';

/** The rule of a route: a middleware that lets through only who may use its part. */
export interface AccessRule {
  (args: GuardArgs): Promise<void>;
  readonly part: Part;
}

/**
 * States who may use a route, as its `middleware`: everything the route answers, loaders, actions and files alike, is
 * behind it. Which roles these are stands in `access.ts`.
 */
export function allow(part: Part): AccessRule {
  const rule = async (args: GuardArgs): Promise<void> => {
    const session = requireSession(args);
    if (mayUse(session.role, part)) return;
    // No loader runs after this, so what the frame shows goes with it.
    const refusal: Refusal = {
      words: "You don't have permission to view this page. Ask an admin for access.",
      frame: await loadFrame(args.context, session),
    };
    throw data(refusal, { status: 403 });
  };
  return Object.assign(rule, { part });
}
