import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { guard } from '../frame/session/require-session.server.ts';
import { adminUrl, type TemporaryAdmin } from './temporary-admin.ts';

export { routeArgs };

export interface AskOptions {
  /** The token of a session, sent as its cookie. */
  readonly token?: string;
  /** Cookies as a browser was given them. */
  readonly cookies?: readonly string[];
  /** Fields of a posted form. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** A request of a browser: a page, or a form when there are fields. */
export function ask(path: string, { token, cookies = [], fields }: AskOptions = {}): Request {
  const all = [...cookies, ...(token === undefined ? [] : [`session=${encodeCookie(token)}`])];
  const headers = new Headers(all.length === 0 ? {} : { Cookie: all.join('; ') });
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields), headers } : { headers };
  return new Request(new URL(path, adminUrl), init);
}

/** What a route's loader or action is given of a request that the guard lets in. */
export async function enter<Params, const Pattern extends string>(
  newContext: TemporaryAdmin['newContext'],
  request: Request,
  { params, pattern }: { readonly params: Params; readonly pattern: Pattern },
) {
  const context = newContext();
  await guard({ request, context });
  return routeArgs({ request, context, params, pattern });
}

/** A cookie's value as the router writes it: JSON, in base64. */
function encodeCookie(value: string): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
}

/** The response that a loader or an action throws or answers; fails when it gives data instead. */
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
