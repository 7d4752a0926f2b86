import type { RequestFacts } from './request-facts.ts';

/** Reasons why the server itself, not the app, refuses a request. */
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
  /** For a page that still contains the form and can send it again. */
  readonly formText?: string;
}

const ERROR_RESPONSES: Readonly<Record<ErrorCode, ErrorWords>> = {
  'bad-request': {
    status: 400,
    title: 'Bad request',
    text: 'We couldn’t read your request. Please go back and try again.',
  },
  'not-found': { status: 404, title: 'Not found', text: 'There’s no page at this address.' },
  'foreign-origin': {
    status: 403,
    title: 'We couldn’t accept this form',
    text: 'This form was sent from another site, so we didn’t accept it. Please open the page on our site and send it from there.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Not allowed',
    text: 'This page doesn’t accept that kind of request.',
  },
  'too-large': {
    status: 413,
    title: 'Too large to send',
    text: 'What you sent is larger than we can accept. Please go back, choose smaller or fewer files, and send it again.',
    formText:
      'Together, the files are larger than we can accept. Please choose smaller or fewer files and send it again.',
  },
  'url-too-long': {
    status: 414,
    title: 'Address too long',
    text: 'The address of this page is too long for us to read.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    text: 'There were too many requests from your connection. Please wait a moment and try again.',
    formText: 'There were too many requests from your connection. Please wait a moment and try again.',
  },
  'encoded-body': {
    status: 415,
    title: 'We can’t read this format',
    text: 'Your request was compressed, which we don’t support. Please open the page again and send it from there.',
  },
  'too-slow': {
    status: 408,
    title: 'Your request didn’t arrive',
    text: 'Your request was cut off, and nothing was saved. Please go back and send it again.',
    formText: 'Your request was cut off, and nothing was saved. Please send it again.',
  },
  busy: {
    status: 503,
    title: 'One moment, please',
    text: 'We’re receiving a lot of files right now and couldn’t accept yours. Please go back, wait half a minute and send it again. What you typed is still there. If the files are missing, choose them again.',
    formText:
      'We’re receiving a lot of files right now and couldn’t accept yours. Please wait half a minute and send it again. The files you added are still here.',
  },
  unavailable: {
    status: 503,
    title: 'Back in a moment',
    text: 'We can’t reach our records right now. Please try again in a moment.',
    formText: 'We can’t reach our records right now. Please send it again in a moment.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong',
    text: 'Something went wrong on our end. Please try again in a moment.',
  },
};

/** Creates the server's own responses: a small page for browsers, JSON for scripts. */
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

/** Self-contained, because it is shown when the app can't render. */
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
