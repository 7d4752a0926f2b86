import { data } from 'react-router-dom';
import { mayUse, type Part } from './access.ts';
import { requireSession, type GuardArgs } from './require-session.server.ts';

/** The rule of a route: a middleware that lets through only who may use its part. */
export interface AccessRule {
  (args: GuardArgs): void;
  readonly part: Part;
}

/**
 * States who may use a route, as its `middleware`: everything the route answers, loaders, actions and files alike, is
 * behind it. Which roles these are stands in `access.ts`.
 */
export function allow(part: Part): AccessRule {
  const rule = (args: GuardArgs): void => {
    if (mayUse(requireSession(args).role, part)) return;
    throw data('Your account does not open this page. Whoever manages the users can change that.', { status: 403 });
  };
  return Object.assign(rule, { part });
}
