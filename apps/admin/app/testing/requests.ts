import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { guard } from '../frame/session/require-session.server.ts';
import { adminUrl, type TemporaryAdmin } from './temporary-admin.ts';

export { routeArgs };

export interface AskOptions {
  readonly token?: string;
  readonly cookies?: readonly string[];
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** A browser’s request: a page, or a form if there are fields. */
export function ask(path: string, { token, cookies = [], fields }: AskOptions = {}): Request {
  const all = [...cookies, ...(token === undefined ? [] : [`session=${encodeCookie(token)}`])];
  const headers = new Headers(all.length === 0 ? {} : { Cookie: all.join('; ') });
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields), headers } : { headers };
  return new Request(new URL(path, adminUrl), init);
}

/** The arguments of a loader or action for a request that passes the guard. */
export async function enter<Params, const Pattern extends string>(
  newContext: TemporaryAdmin['newContext'],
  request: Request,
  { params, pattern }: { readonly params: Params; readonly pattern: Pattern },
) {
  const context = newContext();
  await guard({ request, context });
  return routeArgs({ request, context, params, pattern });
}

/** A cookie’s value in the router’s encoding: JSON in base64. */
function encodeCookie(value: string): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
}

/** The response that a loader or action throws or returns; fails for data. */
export async function responseOf(work: () => unknown): Promise<Response> {
  let outcome: unknown;
  try {
    outcome = await work();
  } catch (error) {
    outcome = error;
  }
  if (!(outcome instanceof Response)) throw new Error(`Not a response: ${JSON.stringify(outcome)}`);
  return outcome;
}
