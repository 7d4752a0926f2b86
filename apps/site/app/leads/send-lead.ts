import type { SendResult } from '@showroom/forms/send-result';
import type { LeadKind } from '@showroom/store/lead-kind';

/** Many files arriving at once is over in seconds: so often it is tried again before the visitor has to. */
const TRIES = 4;
const LONGEST_WAIT_SECONDS = 20;

/** What the server itself says before a form is read, in words for a page that still holds everything. */
const serverWords: Readonly<Record<string, string>> = {
  busy: 'Many files are arriving just now, and yours were not taken yet. Please send it again in half a minute: the files you added are still here.',
  'too-large': 'The files are too large together. Please choose smaller or fewer and send it again.',
  'too-slow': 'Your request stopped on its way, and nothing was stored. Please send it again.',
  'too-many-requests': 'There were many requests from your connection. Please wait a moment and send it again.',
};

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

/** Our own route answers with a result, and the server in front of it with the code of an error. */
function readResult(answer: SendResult | { readonly error?: { readonly code?: string } } | null): SendResult {
  if (answer !== null && 'status' in answer) return answer;
  const message = serverWords[answer?.error?.code ?? ''];
  return message === undefined ? { status: 'unreachable' } : { status: 'refused', message };
}
