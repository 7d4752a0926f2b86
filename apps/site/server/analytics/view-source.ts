/** Where a visitor came from: this page, another page of ours, or elsewhere. */
export type ViewSource =
  | { readonly from: 'this-page' }
  /** `host` is empty if unknown, or if the visitor was on the site already. */
  | { readonly from: 'elsewhere'; readonly host: string };

/** A public host name. */
const HOST = /^(?=.{4,80}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,24}$/;

const NOWHERE: ViewSource = { from: 'elsewhere', host: '' };

/**
 * Reads where a visitor came from: of another site only its host, not the page or search.
 *
 * @param ownHosts host names of this site
 */
export function readViewSource(referrer: string | undefined, path: string, ownHosts: readonly string[]): ViewSource {
  if (referrer === undefined || !URL.canParse(referrer)) return NOWHERE;
  const url = new URL(referrer);
  if (ownHosts.includes(url.host)) return url.pathname === path ? { from: 'this-page' } : NOWHERE;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  return HOST.test(host) ? { from: 'elsewhere', host } : NOWHERE;
}
