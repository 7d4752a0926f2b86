import { isOwnPassword } from '@showroom/store/admin/accounts';
import type { RouterContextProvider } from 'react-router-dom';
import { passwordLimitsContext, runtimeContext, storeContext } from '../request-context.ts';
import { describeWait } from '../session/password-limits.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { readSessionToken } from '../session/session-cookie.ts';

/** Why a password was not taken, for `data` of the router. */
export interface PasswordRefusal {
  readonly message: string;
  readonly init: { readonly status: 400 | 429; readonly headers?: Record<string, string> };
}

/**
 * Asks for the present password before what a borrowed session must not do: whoever came by a session must not come by
 * the account as well. Undefined when it is right.
 */
export async function confirmPassword(
  args: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
  password: string,
): Promise<PasswordRefusal | undefined> {
  const { request, context } = args;
  const { actor } = requireSession(args);
  const limits = context.get(passwordLimitsContext);
  const token = (await readSessionToken(request, context.get(runtimeContext).isSecure)) ?? '';
  const waitSeconds = await limits.countChange(token);
  if (waitSeconds > 0) {
    return { message: describeWait(waitSeconds), init: { status: 429, headers: { 'Retry-After': `${waitSeconds}` } } };
  }
  if (!(await isOwnPassword(context.get(storeContext), actor, password))) {
    return { message: 'This is not your present password.', init: { status: 400 } };
  }
  await limits.forgiveChange(token);
  return undefined;
}
