import type { ServerResponse } from 'node:http';

/** Name and value pairs in a row, as `writeHead` takes them. */
export type HeaderList = readonly string[];

/** Whether a page of another site that opened ours keeps a handle on its window. */
export type OpenerPolicy = 'same-origin' | 'unsafe-none';

/**
 * Lists the headers that every response carries.
 *
 * @param siteUrl the public URL: only an `https:` site may promise to stay on HTTPS.
 * @param openerPolicy for the browser's own `unsafe-none`, no header is sent.
 */
export function listSecurityHeaders(siteUrl: string | undefined, openerPolicy: OpenerPolicy): HeaderList {
  const headers = [
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'X-Frame-Options',
    'DENY',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=()',
  ];
  if (openerPolicy !== 'unsafe-none') headers.push('Cross-Origin-Opener-Policy', openerPolicy);
  return [...headers, ...listFileHeaders(siteUrl, 'same-origin')];
}

/**
 * Lists the headers that a file carries which is no document: a script, a typeface, a picture.
 *
 * @param users whose pages may use it: ours alone, or everyone's, as pictures stand in search results and shared links
 */
export function listFileHeaders(siteUrl: string | undefined, users: 'same-origin' | 'cross-origin'): HeaderList {
  const headers = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', users];
  if (siteUrl?.startsWith('https:') === true) headers.push('Strict-Transport-Security', 'max-age=31536000');
  return headers;
}

export function setHeaders(outgoing: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at + 1 < headers.length; at += 2) outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
}
