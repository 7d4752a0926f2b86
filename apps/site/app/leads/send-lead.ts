import type { SendResult } from '@showroom/forms/send-result';

export type LeadKind = 'contact' | 'short-quote' | 'custom-quote';

/**
 * Posts a form to the site without leaving the page. Whatever stops the answer from coming (no network, a server that
 * is down, a proxy's own error page) is `unreachable`: the form keeps what was typed and shows the other way out.
 */
export async function sendLead(kind: LeadKind, form: FormData): Promise<SendResult> {
  try {
    const response = await fetch(`/api/leads/${kind}`, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    });
    if (!response.headers.get('content-type')?.includes('application/json')) return { status: 'unreachable' };
    return (await response.json()) as SendResult; // Our own route; its action has the same type.
  } catch {
    return { status: 'unreachable' };
  }
}
