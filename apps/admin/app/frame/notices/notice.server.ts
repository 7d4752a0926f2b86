import { randomUUID } from 'node:crypto';
import { createCookie, redirect, type RouterContextProvider } from 'react-router-dom';
import { runtimeContext } from '../session/request-context.ts';
import { noticeSchema, type Notice } from './notice.ts';

/** An unread notice expires. */
const MOST_SECONDS = 60;

function noticeCookie(isSecure: boolean) {
  return createCookie('notice', { httpOnly: true, path: '/', sameSite: 'lax', secure: isSecure });
}

interface RequestArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Redirects to another page with a notice: a toast, or a line without scripts. Every form of the admin that ends on
 * another page uses it.
 */
export async function redirectWithNotice(
  { context }: Pick<RequestArgs, 'context'>,
  to: string,
  notice: Omit<Notice, 'id'>,
): Promise<Response> {
  const cookie = noticeCookie(context.get(runtimeContext).isSecure);
  const value = noticeSchema.parse({ ...notice, id: randomUUID() });
  return redirect(to, { headers: { 'Set-Cookie': await cookie.serialize(value, { maxAge: MOST_SECONDS }) } });
}

/** Reads the notice of the last form, and the header that clears it; null without one. */
export async function readNotice({
  request,
  context,
}: RequestArgs): Promise<{ readonly notice: Notice; readonly forget: string } | null> {
  const cookie = noticeCookie(context.get(runtimeContext).isSecure);
  const sent: unknown = await cookie.parse(request.headers.get('Cookie'));
  if (sent === null) return null;
  const parsed = noticeSchema.safeParse(sent);
  return parsed.success ? { notice: parsed.data, forget: await cookie.serialize('', { maxAge: 0 }) } : null;
}
