import {
  VERIFICATION_RETRY_FIELD,
  VERIFICATION_TOKEN_FIELD,
  type Verification,
  type VerificationPurpose,
} from '@showroom/forms/verification-fields';
import { askVerificationService, findSiteKey, findVerificationSecret, type Verdict } from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import { logContext, requestFactsContext, runtimeContext, storeContext } from '../request-context.ts';

type Context = Readonly<RouterContextProvider>;

export type PersonCheck =
  /** Verified, or verification is off. `unproven` tells the owner why someone isn’t verified. */
  | { readonly isRefused: false; readonly unproven: string | null }
  /** The first failure: the visitor is asked to try again. */
  | { readonly isRefused: true };

export const NOT_PROVEN = 'The spam check didn’t go through. We’ve loaded a new one: please send the form again';

/** The verification’s site key; undefined if it is off, and in the static export. */
export async function readVerification(context: Context): Promise<Verification | undefined> {
  const { isExported, verificationUrl } = context.get(runtimeContext);
  const sitekey = isExported ? undefined : await findSiteKey(context.get(storeContext));
  return sitekey === undefined ? undefined : { sitekey, service: verificationUrl };
}

/**
 * Verifies a form’s sender, as its last check, because that uses up the token. A form without a token is accepted:
 * without scripts there is none, nor while the service is unavailable. See docs/decisions/0018-spam.md.
 */
export async function checkPerson(
  form: FormData,
  purpose: VerificationPurpose,
  context: Context,
): Promise<PersonCheck> {
  const store = context.get(storeContext);
  const { verificationUrl, siteUrl } = context.get(runtimeContext);
  // An unreachable service isn’t the sender’s fault.
  const secret = await findVerificationSecret(store).catch(() => null);
  if (secret === undefined) return { isRefused: false, unproven: null };
  const token = form.get(VERIFICATION_TOKEN_FIELD);
  if (typeof token !== 'string' || token === '') return keep('It arrived without a spam check');
  const verdict: Verdict =
    secret === null
      ? { state: 'wrong-secret' }
      : await askVerificationService({ serviceUrl: verificationUrl, secret, token });
  switch (verdict.state) {
    case 'proven':
      if (verdict.hostname !== new URL(siteUrl).hostname) return keep('Its spam check was done on another website');
      return verdict.action === purpose ? keep(null) : keep('Its spam check was done for another form');
    case 'refused':
      // A second failure may be due to wrong keys, so the form is kept.
      return form.has(VERIFICATION_RETRY_FIELD) ? keep('It failed the spam check twice') : { isRefused: true };
    case 'wrong-secret':
      warn(context, 'its secret is wrong, or cannot be opened on this machine');
      return keep('The spam check isn’t working: check its keys in Settings');
    case 'unreachable':
      warn(context, verdict.reason);
      return keep('The spam check service didn’t respond');
  }
}

function keep(unproven: string | null): PersonCheck {
  return { isRefused: false, unproven };
}

function warn(context: Context, reason: string): void {
  const { requestId } = context.get(requestFactsContext);
  context.get(logContext).warn('The human verification could not be asked', { requestId, reason });
}
