import { readBusinessFacts, type Store } from '@showroom/store/site';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than a year, as RFC 9116 recommends. Moves on daily while the server runs. */
const VALID_DAYS = 180;

const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Names the contact for security reports (RFC 9116). @param origin of this server */
export async function sendSecurityTxt(
  store: Store,
  { siteUrl, origin }: { readonly siteUrl: string; readonly origin: string },
): Promise<Response> {
  const { email } = await readBusinessFacts(store);
  const today = Math.floor(store.now().getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    '',
  ];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(lines.join('\n'), { headers });
}
