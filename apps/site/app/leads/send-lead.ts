import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { SendResult } from '@showroom/forms/send-result';

/** A burst of uploads is over in seconds, so the form retries before the visitor has to. */
const TRIES = 4;
const LONGEST_WAIT_SECONDS = 20;

/**
 * Posts a form without leaving the page, and retries when the server says so. Anything that prevents a response (no
 * network, a server that is down, a proxy’s error page) is `unreachable`: the form keeps what was typed and offers
 * another way.
 */
export async function sendLead(kind: LeadKind, form: FormData): Promise<SendResult> {
  try {
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(`/api/leads/${kind}`, {
        method: 'POST',
        body: form,
        headers: { Accept: 'application/json' },
      });
      const waitSeconds = Number(response.headers.get('retry-after') ?? 'never');
      if (response.status !== 503 || !(waitSeconds <= LONGEST_WAIT_SECONDS) || tried === TRIES) {
        return readResult(await response.json());
      }
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    }
  } catch {
    return { status: 'unreachable' };
  }
}

/** Our route returns a result; the server in front of it an error, with a message if the form can be sent again. */
function readResult(answer: SendResult | { readonly error?: { readonly formText?: string } } | null): SendResult {
  if (answer !== null && 'status' in answer) return answer;
  const message = answer?.error?.formText;
  return message === undefined ? { status: 'unreachable' } : { status: 'refused', message };
}
