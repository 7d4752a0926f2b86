import { readScriptElements } from '@showroom/web-server/script-elements';

const TITLE = /<title>([^<]*)<\/title>/;
const FORM = /<form(?=[^>]*\smethod="post")[^>]*>/g;
const JSON_LD = /type="application\/ld\+json"/;

/** Prepares a page. With scripts a form that can't be sent offers an email; without, it opens the visitor's email program. */
export function toExportedPage(html: string, email: string): string {
  // The subject says what the email is about.
  const subject = encodeURIComponent(unescapeHtml(TITLE.exec(html)?.[1] ?? ''));
  return html.replaceAll(FORM, (form) =>
    form
      .replace(/ action="[^"]*"/, () => ` action="mailto:${email}?subject=${subject}"`)
      .replace(/ encType="[^"]*"/i, ' encType="text/plain"'),
  );
}

/** Decodes the entities that React writes. */
function unescapeHtml(text: string): string {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (whole, name: string) => characters[name] ?? whole);
}

/** Removes a trailing slash, which some hosts add. */
const WITHOUT_SLASH =
  'if(/.\\/$/.test(location.pathname))location.replace(location.pathname.slice(0,-1)+location.search+location.hash)';

/** Prepares the 404 page. Without scripts, because the router would expect the path it was rendered for. */
export function toMissingPage(html: string): string {
  const scripts = [...readScriptElements(html)].filter(({ attributes }) => !JSON_LD.test(attributes));
  const left = scripts.reduceRight((page, { start, end }) => page.slice(0, start) + page.slice(end), html);
  return left.replace('</head>', () => `<script>${WITHOUT_SLASH}</script></head>`);
}

/** A page that redirects, for hosts without rules. With scripts it keeps the query. */
export function toRedirectPage(url: string): string {
  const written = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const script = `location.replace(${JSON.stringify(url).replaceAll('<', String.raw`\u003c`)}+location.search+location.hash)`;
  return `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>This page has moved</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${written}"><script>${script}</script>
<meta http-equiv="refresh" content="0; url=${written}"></head>
<body><p>This page has moved: <a href="${written}">${written}</a></p></body></html>
`;
}

/** The file of a path: `/blog/a-post` is `blog/a-post.html`, so its URL has no trailing slash; `/robots.txt` is itself. */
export function toPageFile(path: string): string {
  if (path === '/') return 'index.html';
  return /\.[a-z\d]+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** The file of a page's data, for client-side navigation. */
export function toDataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}
