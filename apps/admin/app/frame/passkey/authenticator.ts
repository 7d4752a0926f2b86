// Loaded only where a passkey is created or requested.
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { CreationOptions, RequestOptions } from '@showroom/store/admin';

/** The authenticator’s response as JSON, or why there is none. No message where no one waits for one. */
export type Answered =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly message: string | null };

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

/** Requests a passkey: in a dialog, or as autofill in the username field, where it waits for a choice. */
export async function getPasskey({ isAutofill }: { isAutofill: boolean }): Promise<Answered> {
  try {
    const body = new URLSearchParams({ intent: 'ask' });
    const response = await fetch('/admin/login/passkey', { method: 'POST', body });
    if (!response.ok) throw new Error(`Answered ${response.status}`);
    const optionsJSON = (await response.json()) as RequestOptions; // Written by the route’s own action.
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
    return { ok: true, answer: JSON.stringify(answer) };
  } catch (error) {
    // Aborted by a newer request, or failed without a user action: no message.
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
