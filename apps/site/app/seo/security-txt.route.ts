import { readBusinessFacts } from '@showroom/store/settings';
import { runtimeContext, storeContext } from '../request-context.ts';
import type { Route } from './+types/security-txt.route';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than a year, as RFC 9116 recommends. It moves on with each day, as long as the site runs. */
const VALID_DAYS = 180;

/** Whom to tell of a hole in the site (RFC 9116). */
export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { siteUrl } = context.get(runtimeContext);
  const { email } = await readBusinessFacts(store);
  const today = Math.floor(store.now().getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(lines.join('\n'), { headers });
}
