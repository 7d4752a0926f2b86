/** Name and value pairs in a row, as `writeHead` takes them. */
export type HeaderList = readonly string[];

/**
 * Lists the headers that every response carries.
 *
 * @param siteUrl the public address: only an `https:` site may promise to stay on HTTPS.
 */
export function listSecurityHeaders(siteUrl: string | undefined): HeaderList {
  const headers = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'X-Frame-Options',
    'DENY',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=()',
  ];
  if (siteUrl?.startsWith('https:') === true) headers.push('Strict-Transport-Security', 'max-age=31536000');
  return headers;
}
