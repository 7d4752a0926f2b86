// Fetched where a passkey is made or asked for, and nowhere else.
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { CreationOptions, RequestOptions } from '@showroom/store/admin/passkey-ceremonies';

/** What an authenticator came to: its answer as JSON, or why there is none; no words where no one waits for any. */
export type Answered =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly message: string | null };

/** Has the browser make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<Answered> {
  try {
    return { ok: true, answer: JSON.stringify(await startRegistration({ optionsJSON: options })) };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return { ok: false, message: 'This device already has a passkey for your account.' };
    }
    if (hasName(error, 'NotAllowedError')) {
      return { ok: false, message: 'No passkey was added: it was cancelled or took too long.' };
    }
    return { ok: false, message: 'This device couldn’t create a passkey.' };
  }
}

/**
 * Asks the browser for a passkey: in a window, or among what it offers for the field of the username, where it waits until one
 * is chosen.
 */
export async function getPasskey({ isAutofill }: { isAutofill: boolean }): Promise<Answered> {
  try {
    const body = new URLSearchParams({ intent: 'ask' });
    const response = await fetch('/admin/login/passkey', { method: 'POST', body });
    if (!response.ok) throw new Error(`Answered ${response.status}`);
    const optionsJSON = (await response.json()) as RequestOptions; // Written by the route's own action.
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
    return { ok: true, answer: JSON.stringify(answer) };
  } catch (error) {
    // The page asked again, or asks for nothing any more; and what no one pressed a button for fails without words.
    if (isAutofill || (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED')) {
      return { ok: false, message: null };
    }
    return {
      ok: false,
      message: hasName(error, 'NotAllowedError')
        ? 'Cancelled, or there’s no passkey on this device.'
        : 'Couldn’t check for a passkey. Try again, or sign in with your password.',
    };
  }
}

export { WebAuthnAbortService } from '@simplewebauthn/browser';

function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
