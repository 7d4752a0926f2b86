import { readRequestTarget } from '@showroom/web-server/request-target';
import { toReadablePath } from './readable-path.ts';

/**
 * An address of the site as its server spells it, from what someone typed or copied from a browser: `Old-Page/`, or
 * `https://the-site.example/old-page`. What is none is left as it was typed, and refused by the store.
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
