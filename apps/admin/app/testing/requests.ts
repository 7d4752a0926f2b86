import type { RouterContextProvider } from 'react-router-dom';
import { adminUrl } from './temporary-admin.ts';

export interface AskOptions {
  /** The token of a session, sent as its cookie. */
  readonly token?: string;
  /** Cookies as a browser was given them. */
  readonly cookies?: readonly string[];
  /** Fields of a posted form. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A request of a browser: a page, or a form when there are fields. */
export function ask(path: string, { token, cookies = [], fields }: AskOptions = {}): Request {
  const all = [...cookies, ...(token === undefined ? [] : [`session=${encodeCookie(token)}`])];
  const headers = new Headers(all.length === 0 ? {} : { Cookie: all.join('; ') });
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields), headers } : { headers };
  return new Request(new URL(path, adminUrl), init);
}

/** A cookie's value as the router writes it: JSON, in base64. */
function encodeCookie(value: string): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
}

/** What the router hands to a loader or an action, for a call without the router. */
export function routeArgs<Params, Pattern extends string>(given: {
  readonly request: Request;
  readonly context: RouterContextProvider;
  readonly params: Params;
  readonly pattern: Pattern;
}) {
  return { ...given, url: new URL(given.request.url) };
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
