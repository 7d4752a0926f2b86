import type { RequestFacts } from './request-facts.ts';

/** Every reason for which this server itself, and not the app, turns a request away. */
export type ErrorCode =
  | 'bad-request'
  | 'not-found'
  | 'foreign-origin'
  | 'method-not-allowed'
  | 'too-large'
  | 'url-too-long'
  | 'too-many-requests'
  | 'encoded-body'
  | 'too-slow'
  | 'busy'
  | 'unavailable'
  | 'failed';

interface ErrorWords {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** The same for a page that still holds the form, and can send it again by its scripts. */
  readonly formText?: string;
}

const ERROR_RESPONSES: Readonly<Record<ErrorCode, ErrorWords>> = {
  'bad-request': {
    status: 400,
    title: 'Not understood',
    text: 'The request could not be read. Please go back and try again.',
  },
  'not-found': { status: 404, title: 'Not found', text: 'There is nothing at this address.' },
  'foreign-origin': {
    status: 403,
    title: 'Sent from another site',
    text: 'This form was sent from a page that is not ours, so it was not accepted. Please open the page on this site and send it from there.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Not possible',
    text: 'This address does not take that kind of request.',
  },
  'too-large': {
    status: 413,
    title: 'Too large to send',
    text: 'What you sent is larger than we can take. Please go back, choose smaller or fewer files, and send it again.',
    formText: 'The files are larger than we can take together. Please choose smaller or fewer files and send it again.',
  },
  'url-too-long': {
    status: 414,
    title: 'Address too long',
    text: 'The address of this page is longer than we can read.',
  },
  'too-many-requests': {
    status: 429,
    title: 'A little too fast',
    text: 'There were many requests from your connection in a short time. Please wait a moment and send it again.',
    formText: 'There were many requests from your connection in a short time. Please wait a moment and send it again.',
  },
  'encoded-body': {
    status: 415,
    title: 'Sent in a form we cannot read',
    text: 'What you sent is compressed, which we do not take. Please open the page again and send it from there.',
  },
  'too-slow': {
    status: 408,
    title: 'It did not arrive',
    text: 'What you sent stopped on its way, and nothing was stored. Please go back and send it again.',
    formText: 'Your request stopped on its way, and nothing was stored. Please send it again.',
  },
  busy: {
    status: 503,
    title: 'One moment, please',
    text: 'Many files are being sent to us just now, and yours were not taken yet. Please go back, wait half a minute, and send it again. What you typed is still there; should the files be missing, choose them again.',
    formText:
      'Many files are being sent to us just now, and yours were not taken yet. Please wait half a minute and send it again: the files you added are still here.',
  },
  unavailable: {
    status: 503,
    title: 'Back in a moment',
    text: 'Our records cannot be reached just now. Please try again in a moment.',
    formText: 'Our records cannot be reached just now. Please send it again in a moment.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong',
    text: 'The fault is ours and has been noted. Please try again in a moment.',
  },
};

/** Answers for the server itself: a small page for a browser, JSON for a script. */
export function createErrorResponse(
  code: ErrorCode,
  facts: Pick<RequestFacts, 'requestId'>,
  accept: string | null | undefined,
  extraHeaders: Readonly<Record<string, string>> = {},
): Response {
  const { status, title, text, formText } = ERROR_RESPONSES[code];
  const wantsPage = accept?.includes('text/html') === true;
  const body = wantsPage
    ? toPage(title, text, facts.requestId)
    : JSON.stringify({ error: { code, message: text, formText, requestId: facts.requestId } });
  return new Response(body, {
    status,
    headers: {
      'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      ...extraHeaders,
    },
  });
}

/** Needs nothing but itself: it is shown when the app could not draw its own. */
function toPage(title: string, text: string, requestId: string): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f4; color: #1d1c1a; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
h1 { font: 500 2rem/1.2 Georgia, serif; margin: 0 0 1rem; }
p { margin: 0 0 1rem; }
a { color: #1f4a3d; }
small { color: #6b665e; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to the home page</a></p>
<p><small>Request ${requestId}</small></p>
</main>
</body>
</html>
`;
}
