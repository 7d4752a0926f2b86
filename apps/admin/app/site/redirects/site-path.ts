import { readRequestTarget } from '@showroom/web-server/request-target';
import { toReadablePath } from './readable-path.ts';

/**
 * A URL of the site as its server spells it, from typed or copied text: `Old-Page/` or
 * `https://the-site.example/old-page`. Anything else is left as typed, and the store refuses it.
 */
export function readSitePath(typed: string, siteUrl: string): string {
  const text = typed.trim();
  const isWhole = /^https?:\/\//i.test(text);
  if (isWhole && !(URL.canParse(text) && bareHost(text) === bareHost(siteUrl))) return text;
  const { pathname, search, hash } = isWhole ? new URL(text) : { pathname: text, search: '', hash: '' };
  const path = pathname.startsWith('/') || pathname === '' || /[\\?#]/.test(pathname) ? pathname : `/${pathname}`;
  if (search + hash !== '' || !/^\/[^\\?#]*$/.test(path) || path.startsWith('//')) return path + search + hash;
  return readRequestTarget(encodeURI(toReadablePath(path)))?.path ?? path;
}

function bareHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
