import type { ServerResponse } from 'node:http';

/** Alternating names and values, as for `writeHead`. */
export type HeaderList = readonly string[];

/** Whether another site that opened our page keeps a handle on its window. */
export type OpenerPolicy = 'same-origin' | 'unsafe-none';

/**
 * Lists the headers for every response.
 *
 * @param siteUrl the public URL: only an `https:` site sends HSTS
 * @param openerPolicy the browser's default `unsafe-none` sends no header
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
 * Lists the headers for files that are no documents: scripts, fonts, pictures.
 *
 * @param users whose pages may use it: only ours, or everyone's, such as pictures in search results and shared links
 */
export function listFileHeaders(siteUrl: string | undefined, users: 'same-origin' | 'cross-origin'): HeaderList {
  const headers = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', users];
  if (siteUrl?.startsWith('https:') === true) headers.push('Strict-Transport-Security', 'max-age=31536000');
  return headers;
}

export function setHeaders(outgoing: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at + 1 < headers.length; at += 2) outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
}
