import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { SendResult } from '@showroom/forms/send-result';

/** Many files arriving at once is over in seconds: so often it is tried again before the visitor has to. */
const TRIES = 4;
const LONGEST_WAIT_SECONDS = 20;

/**
 * Posts a form to the site without leaving the page. A server that says when to come again is asked again. Whatever stops
 * the answer from coming (no network, a server that is down, a proxy's own error page) is `unreachable`: the form keeps
 * what was typed and shows the other way out.
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

/** Our own route answers with a result, and the server in front of it with an error, and words for what can be sent again. */
function readResult(answer: SendResult | { readonly error?: { readonly formText?: string } } | null): SendResult {
  if (answer !== null && 'status' in answer) return answer;
  const message = answer?.error?.formText;
  return message === undefined ? { status: 'unreachable' } : { status: 'refused', message };
}
