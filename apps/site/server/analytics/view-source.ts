/** Where someone who opened a page came from: a page of ours, this page itself, or elsewhere. */
export type ViewSource =
  | { readonly from: 'this-page' }
  /** `host` is empty where the browser says nothing, or the visitor was on the site already. */
  | { readonly from: 'elsewhere'; readonly host: string };

/** A name of the internet, and no address, port or invention. */
const HOST = /^(?=.{4,80}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,24}$/;

const NOWHERE: ViewSource = { from: 'elsewhere', host: '' };

/**
 * Reads where a visitor was before. Of another site its host is told and nothing else: neither the page nor what was
 * searched for there.
 *
 * @param referrer as the browser says it
 * @param ownHosts the names under which the site is reached
 */
export function readViewSource(referrer: string | undefined, path: string, ownHosts: readonly string[]): ViewSource {
  if (referrer === undefined || !URL.canParse(referrer)) return NOWHERE;
  const url = new URL(referrer);
  if (ownHosts.includes(url.host)) return url.pathname === path ? { from: 'this-page' } : NOWHERE;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  return HOST.test(host) ? { from: 'elsewhere', host } : NOWHERE;
}
