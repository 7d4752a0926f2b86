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
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'X-Frame-Options',
    'DENY',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=()',
  ];
  if (openerPolicy !== 'unsafe-none') headers.push('Cross-Origin-Opener-Policy', openerPolicy);
  if (siteUrl?.startsWith('https:') === true) headers.push('Strict-Transport-Security', 'max-age=31536000');
  return headers;
}
