import { data } from 'react-router-dom';
import { loadFrame } from './load-frame.server.ts';
import type { Refusal } from './refusal.ts';
import { mayUse, type Part } from '../session/access.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';

export interface AccessRule {
  (args: GuardArgs): Promise<void>;
  readonly part: Part;
}

/**
 * Restricts a route to the roles of a part of the admin (`access.ts`). As `middleware` it covers loaders, actions and
 * files.
 */
export function allow(part: Part): AccessRule {
  const rule = async (args: GuardArgs): Promise<void> => {
    const session = requireSession(args);
    if (mayUse(session.role, part)) return;
    // No loader runs after this, so the refusal carries the frame’s data.
    const refusal: Refusal = {
      words: "You don't have permission to view this page. Ask an admin for access.",
      frame: await loadFrame(args.context, session),
    };
    throw data(refusal, { status: 403 });
  };
  return Object.assign(rule, { part });
}
